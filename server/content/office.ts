import { readFile } from 'node:fs/promises'
import type { Office } from '#contract/contact.ts'
import { officeSource, type OfficeSource } from '#contract/content-sources.ts'
import { parseSource } from './read-source.ts'

/** The operator's contacts and opening hours, from a JSON file. */
export async function readOfficeSource(path: string): Promise<OfficeSource> {
  const json = JSON.parse(await readFile(path, 'utf8')) as object
  return parseSource(path, officeSource, { ...json, kind: 'office' })
}

export const renderOffice = ({ kind: _, ...office }: OfficeSource): Office => office
