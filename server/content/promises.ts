import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { promiseTile, type PromiseTile } from '#contract/content.ts'
import type { Language } from '#contract/language.ts'
import { inEveryLanguage } from './markdown.ts'

/** The operator's facts for the home page, per language, from `<language>.json`. */
export function readPromises(folder: string): Promise<Record<Language, PromiseTile[]>> {
  return inEveryLanguage(async (language) => {
    const json = JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8')) as unknown
    return z.array(promiseTile).parse(json)
  })
}
