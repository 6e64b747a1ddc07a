import type { QuestionGroup } from '#contract/content.ts'
import { folded } from '#web/shell/fold-text.ts'

/** A group with an id for its heading, which doesn't depend on the filter. */
export type NamedGroup = QuestionGroup & { id: string }

export const named = (groups: QuestionGroup[]): NamedGroup[] =>
  groups.map((group, index) => ({ ...group, id: `group-${index + 1}` }))

/**
 * The questions that contain every typed word in the question or answer; empty groups are left out.
 */
export function matchQuestions(groups: NamedGroup[], typed: string): NamedGroup[] {
  const words = folded(typed).split(/\s+/u).filter(Boolean)
  if (words.length === 0) return groups
  return groups
    .map(({ questions, ...group }) => ({
      ...group,
      questions: questions.filter(({ question, answer }) => {
        const text = folded(`${question} ${wordsOf(answer)}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}

export const countOf = (groups: QuestionGroup[]): number =>
  groups.reduce((count, { questions }) => count + questions.length, 0)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

// The visible text of an answer, without tags and addresses.
const wordsOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
