import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { isItemId, type ContentSource } from '#contract/content-sources.ts'
import { refuse, type Refusal } from '../../platform/refusal.ts'
import { rendered, type Rendered } from '../content-items.ts'
import { contentPreviews } from '../limits.ts'
import { QuestionsError } from '../questions.ts'
import type { By, EditingDeps } from './editing-deps.ts'

/** What readers would see, rendered as saved texts are. */
export async function previewContent(
  { limits }: EditingDeps,
  { id, content, language }: ParsedInputOf<'previewContent'>,
  by: By,
): Promise<ReplyOf<'previewContent'> | Refusal> {
  const limited = await limits.take(contentPreviews, by.caller.id)
  if (limited) return limited
  if (content.kind !== 'article' && !isItemId(content.kind, id)) return refuse('content.not_found')
  const made = tryRendering(id, content)
  if (!('kind' in made)) return made
  if (made.kind === 'office') return { office: made.office }
  return { [made.kind]: made.texts[language] }
}

/** A text as it is shown, or a refusal that names what of it can't be read. */
export function tryRendering(id: string, content: ContentSource): Rendered | Refusal {
  try {
    return rendered(id, content)
  } catch (error) {
    if (!(error instanceof QuestionsError)) throw error
    return refuse('input.invalid', { [`content.texts.${error.language}.body`]: 'field.invalid' })
  }
}
