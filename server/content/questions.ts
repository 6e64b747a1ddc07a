import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QuestionGroup } from '#contract/content.ts'
import { questionsSource, type QuestionsSource } from '#contract/content-sources.ts'
import { languages, type Language } from '#contract/language.ts'
import { htmlOf, plainText, readInLanguages } from './markdown.ts'
import { parseSource } from './read-source.ts'

const titled = /^### (.+?) \{#([a-z0-9-]+)\}\n([\s\S]*)$/

/** What can't be read of questions, and in which language. */
export class QuestionsError extends Error {
  readonly language: Language

  constructor(language: Language, message: string) {
    super(message)
    this.language = language
  }
}

/**
 * Reads `<language>.md`: groups as `## title`, questions as `### question {#id}` with the answer below.
 * Throws where the languages don't ask the same.
 */
export async function readQuestionsSource(folder: string): Promise<QuestionsSource> {
  const texts = await readInLanguages(async (language) => ({
    body: await readFile(join(folder, `${language}.md`), 'utf8'),
  }))
  return parseSource(folder, questionsSource, { kind: 'questions', texts })
}

/** Throws a `QuestionsError` where a question has no id or answer, or the languages don't ask the same. */
export function renderQuestions({ texts }: QuestionsSource): Record<Language, QuestionGroup[]> {
  const read = languages.map((language) => [language, readGroups(texts[language].body, language)])
  const questions = Object.fromEntries(read) as Record<Language, QuestionGroup[]>
  const asked = idsOf(questions.en)
  for (const language of languages) {
    const ids = idsOf(questions[language])
    if (ids !== asked)
      throw new QuestionsError(language, `The questions in ${language} are not those in English`)
    const each = ids.split(/[,;]/)
    if (new Set(each).size !== each.length)
      throw new QuestionsError(language, `A question in ${language} is there twice`)
  }
  return questions
}

const idsOf = (groups: QuestionGroup[]): string =>
  groups.map((group) => group.questions.map(({ id }) => id).join()).join(';')

function readGroups(body: string, language: Language): QuestionGroup[] {
  const [, ...groups] = body.split(/^## /m)
  if (groups.length === 0) throw new QuestionsError(language, `No questions in ${language}`)
  return groups.map((group) => {
    const [title, ...questions] = group.split(/^(?=### )/m)
    if (questions.length === 0)
      throw new QuestionsError(language, `A group in ${language} has no questions`)
    return {
      title: plainText(title!),
      questions: questions.map((question) => readQuestion(question, language)),
    }
  })
}

function readQuestion(source: string, language: Language) {
  const [, question, id, answer] = source.match(titled) ?? []
  if (question === undefined || id === undefined || !answer?.trim())
    throw new QuestionsError(
      language,
      `${language}.md has a question without id or answer: ${source.slice(0, 60)}`,
    )
  return { id, question: plainText(question), answer: htmlOf(answer) }
}
