import { z } from 'zod'
import type { Language } from '#contract/language.ts'
import { inEveryLanguage, readDocument, readInLanguages } from './markdown.ts'

type Texts = Record<Language, Record<string, string>>

/**
 * Reads `<path>.<language>.md` in every language. The schema decides what belongs to a language; other header fields are the
 * same in all of them. Throws with the file where something is missing or differs.
 */
export async function readSource<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  sourceOf: (headers: Record<string, string>, texts: Texts) => unknown,
): Promise<z.output<Schema>> {
  const documents = await readInLanguages((language) => readDocument(`${path}.${language}.md`))
  const texts = inEveryLanguage((language) => {
    const { header, body } = documents[language]
    return { ...header, body }
  })
  for (const [language, { header }] of Object.entries(documents))
    for (const field of shared)
      if (header[field] !== documents.en.header[field])
        throw new Error(`${path}.${language}.md has another ${field} than in English`)
  return parseSource(`${path}.md`, schema, sourceOf(documents.en.header, texts))
}

const shared = ['date', 'picture', 'popular', 'updated']

/** What a file says, as the schema has it; throws with the name of the file. */
export function parseSource<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`)
  return parsed.data
}
