import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { promiseTile, type PromiseTile } from '#contract/content.ts'
import { languages, type Language } from '#contract/language.ts'

/** The operator's facts for the home page, per language, from `<language>.json`. */
export async function readPromises(folder: string): Promise<Record<Language, PromiseTile[]>> {
  const read = async (language: Language) => {
    const json = JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8')) as unknown
    return [language, z.array(promiseTile).parse(json)] as const
  }
  return Object.fromEntries(await Promise.all(languages.map(read))) as Record<
    Language,
    PromiseTile[]
  >
}
