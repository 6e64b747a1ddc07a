import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { unpackWoff } from './unpack-woff.ts'

const sans = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic'
const mono = '@fontsource/ibm-plex-mono/files/ibm-plex-mono'

/** The families that `document.typ` names, each with its files; the packages have one for each script and weight. */
const families: Record<string, string[]> = {
  'Plex Latin': [`${sans}-latin-400`, `${sans}-latin-600`],
  'Plex Latin Extended': [`${sans}-latin-ext-400`, `${sans}-latin-ext-600`],
  'Plex Arabic': [`${sans}-arabic-400`, `${sans}-arabic-600`],
  'Plex Mono': [`${mono}-latin-500`],
}

const read = async (file: string, family: string) =>
  unpackWoff(await readFile(fileURLToPath(import.meta.resolve(`${file}-normal.woff`))), family)

/** The fonts of documents, which Typst wants as TrueType. */
export const documentFonts = (): Promise<Buffer[]> =>
  Promise.all(
    Object.entries(families).flatMap(([family, files]) => files.map((file) => read(file, family))),
  )
