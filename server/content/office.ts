import { readFile } from 'node:fs/promises'
import { office, type Office } from '#contract/contact.ts'

/** The operator's address and contacts, from a JSON file. */
export const readOffice = async (path: string): Promise<Office> =>
  office.parse(JSON.parse(await readFile(path, 'utf8')))
