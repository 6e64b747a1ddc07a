import { buffer } from 'node:stream/consumers'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export type PackageFiles = Record<string, string | Buffer>

export function zipOf(parts: PackageFiles, { compress = true } = {}): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(parts))
    zip.addBuffer(Buffer.from(content), name, { compress })
  zip.end()
  return buffer(zip.outputStream as Readable)
}

export type SheetContent = {
  /** What stands in `sheetData`. */
  rows: string
  name?: string
  state?: string
}

/** The parts of a workbook, to be changed and packed. */
export function workbookParts(
  sheets: SheetContent[],
  {
    strings,
    styles,
    from1904 = false,
  }: { strings?: string; styles?: string; from1904?: boolean } = {},
): PackageFiles {
  const list = sheets.map(
    ({ name = 'Sheet', state }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}" ${state ? `state="${state}"` : ''} r:id="rId${index + 1}"/>`,
  )
  const targets = sheets.map((_, index): [string, string] => [
    'worksheet',
    `worksheets/sheet${index + 1}.xml`,
  ])
  if (strings !== undefined) targets.push(['sharedStrings', 'sharedStrings.xml'])
  if (styles !== undefined) targets.push(['styles', 'styles.xml'])
  const parts: PackageFiles = {
    '_rels/.rels': relationships([['officeDocument', '/xl/workbook.xml']]),
    'xl/workbook.xml':
      `<workbook xmlns:r="${RELATIONSHIPS}"><workbookPr ${from1904 ? 'date1904="1"' : ''}/>` +
      `<sheets>${list.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(targets),
  }
  if (strings !== undefined) parts['xl/sharedStrings.xml'] = `<sst>${strings}</sst>`
  if (styles !== undefined) parts['xl/styles.xml'] = `<styleSheet>${styles}</styleSheet>`
  for (const [index, { rows }] of sheets.entries())
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet><sheetData>${rows}</sheetData></worksheet>`
  return parts
}

/** A workbook of one sheet. */
export const workbookOf = (rows: string, options?: Parameters<typeof workbookParts>[1]) =>
  zipOf(workbookParts([{ rows }], options))

const relationships = (targets: [string, string][]) =>
  `<Relationships>${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${RELATIONSHIPS}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`
