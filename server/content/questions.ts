import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QuestionGroup } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import { htmlOf, inEveryLanguage, plainText } from './markdown.ts'

const titled = /^### (.+?) \{#([a-z0-9-]+)\}\n([\s\S]*)$/

/**
 * Reads `<language>.md`: groups as `## title`, questions as `### question {#id}` with the answer below.
 * Throws where the languages don't ask the same.
 */
export async function readQuestions(folder: string): Promise<Record<Language, QuestionGroup[]>> {
  const questions = await inEveryLanguage((language) => readGroups(join(folder, `${language}.md`)))
  const asked = idsOf(questions.en)
  for (const [language, groups] of Object.entries(questions))
    if (idsOf(groups) !== asked)
      throw new Error(`The questions in ${language} are not those in English`)
  return questions
}

const idsOf = (groups: QuestionGroup[]): string =>
  groups.map((group) => group.questions.map(({ id }) => id).join()).join(';')

async function readGroups(path: string): Promise<QuestionGroup[]> {
  const [, ...groups] = (await readFile(path, 'utf8')).split(/^## /m)
  return Promise.all(
    groups.map(async (group) => {
      const [title, ...questions] = group.split(/^(?=### )/m)
      return {
        title: plainText(title!),
        questions: await Promise.all(questions.map((question) => readQuestion(question, path))),
      }
    }),
  )
}

async function readQuestion(source: string, path: string) {
  const [, question, id, answer] = source.match(titled) ?? []
  if (question === undefined || id === undefined || !answer?.trim())
    throw new Error(`${path} has a question without id or answer: ${source.slice(0, 60)}`)
  return { id, question: plainText(question), answer: await htmlOf(answer) }
}
