import { cleanCell } from './cell-text.ts'
import { UnreadableTable } from './table.ts'
import { readWholeXml } from './xml-events.ts'
import type { ZipArchive } from './zip-archive.ts'

// Excel itself gets by with some hundreds.
const MOST_SHEETS = 1_000
const MOST_RELATIONSHIPS = 10_000

export type Workbook = {
  /** The visible sheets that have cells. */
  sheets: { name: string; part: string }[]
  strings: string | undefined
  styles: string | undefined
  /** Whether days are counted from 1904. */
  from1904: boolean
}

type Relationships = Map<string, { type: string; target: string }>

/** What the workbook consists of. Throws UnreadableTable: `type` where there is none. */
export async function readWorkbook(archive: ZipArchive): Promise<Workbook> {
  const part = await workbookPart(archive)
  const related = await relationshipsOf(archive, part)
  const { sheets, from1904 } = await readSheetList(archive, part)
  const partOf = (type: string) => [...related.values()].find((one) => one.type === type)?.target
  const existing = (name: string | undefined) => (name && archive.has(name) ? name : undefined)
  return {
    sheets: sheets.flatMap(({ name, id }) => {
      const relationship = related.get(id)
      const isSheet = relationship?.type === 'worksheet' && archive.has(relationship.target)
      return isSheet ? [{ name, part: relationship.target }] : []
    }),
    strings: existing(partOf('sharedStrings')),
    styles: existing(partOf('styles')),
    from1904,
  }
}

async function workbookPart(archive: ZipArchive): Promise<string> {
  const related = await relationshipsOf(archive, '')
  const document = [...related.values()].find(({ type }) => type === 'officeDocument')
  const part = document?.target ?? 'xl/workbook.xml'
  if (!part.endsWith('.xml') || !archive.has(part)) throw new UnreadableTable('type')
  return part
}

async function readSheetList(archive: ZipArchive, part: string) {
  const sheets: { name: string; id: string }[] = []
  let from1904 = false
  let isRoot = true
  await readWholeXml(archive.read(part), {
    open(name, attributes) {
      if (isRoot && name !== 'workbook') throw new UnreadableTable('type')
      isRoot = false
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([key]) => /^(?:\w+:)?id$/.test(key))
      if (id) sheets.push({ name: cleanCell(attributes.name ?? ''), id: id[1] })
      if (sheets.length > MOST_SHEETS) throw new UnreadableTable('too_large')
    },
  })
  return { sheets, from1904 }
}

/** What a part points to, by id; types by their last word, the same in every edition of the format. */
async function relationshipsOf(archive: ZipArchive, part: string): Promise<Relationships> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const list = `${folder}_rels/${part.slice(folder.length)}.rels`
  const found: Relationships = new Map()
  if (!archive.has(list)) return found
  await readWholeXml(archive.read(list), {
    open(name, { Id, Type = '', Target, TargetMode }) {
      if (name !== 'Relationship' || !Id || !Target || TargetMode === 'External') return
      const type = Type.slice(Type.lastIndexOf('/') + 1)
      found.set(Id, { type, target: resolvePart(folder, Target) })
      if (found.size > MOST_RELATIONSHIPS) throw new UnreadableTable('too_large')
    },
  })
  return found
}

function resolvePart(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : `${folder}/${target}`
  const names: string[] = []
  for (const name of path.replaceAll('\\', '/').split('/')) {
    if (name === '..') names.pop()
    else if (name && name !== '.') names.push(name)
  }
  return names.join('/')
}
