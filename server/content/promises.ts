import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { promiseTile, type PromiseTile } from '#contract/content.ts'
import { promisesSource, type PromisesSource } from '#contract/content-sources.ts'
import type { Language } from '#contract/language.ts'
import { inEveryLanguage, readInLanguages } from './markdown.ts'
import { parseSource } from './read-source.ts'

/** The operator's facts for the home page, per language, from `<language>.json`; the icons are the same in all. */
export async function readPromisesSource(folder: string): Promise<PromisesSource> {
  const tiles = await readInLanguages(async (language) => {
    const path = join(folder, `${language}.json`)
    return parseSource(path, z.array(promiseTile), JSON.parse(await readFile(path, 'utf8')))
  })
  const icons = tiles.en.map(({ icon }) => icon)
  for (const [language, each] of Object.entries(tiles))
    if (each.map(({ icon }) => icon).join() !== icons.join())
      throw new Error(`The promises in ${language} have other icons than those in English`)
  return parseSource(folder, promisesSource, {
    ...{ kind: 'promises', icons },
    texts: inEveryLanguage((language) =>
      tiles[language].map(({ title, text }) => ({ title, text })),
    ),
  })
}

export const renderPromises = (
  { icons, texts }: PromisesSource,
  language: Language,
): PromiseTile[] => icons.map((icon, index) => ({ icon, ...texts[language][index]! }))
