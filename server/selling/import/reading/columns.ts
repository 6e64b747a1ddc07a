import { standardColumn, type ImportColumn } from '#contract/import-columns.ts'
import type { TableRow } from '#server/platform/spreadsheets/table.ts'
import { cellText, isBlank, oneLine } from './cell.ts'
import { evidenceOf, fits } from './column-evidence.ts'
import { guessByCells } from './guessed-columns.ts'
import { emptyHeading, findHead, type Column } from './header-row.ts'
import type { HeadingField } from './heading-names.ts'

/** Column (from 0) to field. Several columns of years, makes, models, other numbers or pictures are read as one. */
export type Mapping = Record<number, ImportColumn>

export type RecognisedColumn = {
  index: number
  header: string
  samples: string[]
  field: ImportColumn | null
}

const SAMPLES = 3
const SAMPLE_LENGTH = 80
/** Below this, a heading with its cells names nothing. */
const LEAST = 0.35

/**
 * Which row heads the table, by its number, and which column holds what, by the headings and by the
 * cells. `rows` are the first thirty or so of the sheet; `remembered` is what the seller chose before,
 * taken where the cells still go with it. Columns without any text are left out.
 */
export function recogniseColumns(
  rows: TableRow[],
  remembered?: Mapping,
): { headerRow: number | undefined; columns: RecognisedColumn[] } {
  const head = findHead(rows)
  const body = rows.slice(head ? head.index + 1 : 0)
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const found = Array.from({ length: width }, (_, index) => {
    const texts = body.map(({ cells }) => oneLine(cellText(cells[index])))
    const heading = head?.headings[index] ?? emptyHeading
    return { column: { index, heading, cells: evidenceOf(texts) }, texts }
  }).filter(({ column }) => column.heading.text !== '' || column.cells.count > 0)
  const columns = found.map(({ column }) => column)
  const fields =
    remembered && stillFits(remembered, columns)
      ? new Map(Object.entries(remembered).map(([index, field]) => [Number(index), field]))
      : assign(columns, head !== undefined)
  return {
    headerRow: head && rows[head.index]!.number,
    columns: found.map(({ column: { index, heading }, texts }) => ({
      index,
      header: heading.text,
      samples: samplesOf(texts),
      field: fields.get(index) ?? null,
    })),
  }
}

/** What was chosen before of columns headed so, but for those that bear our own headings. */
export function withStandard(columns: RecognisedColumn[], chosen: Mapping): RecognisedColumn[] {
  const standard = new Set(columns.flatMap(({ header }) => standardColumn(header) ?? []))
  return columns.map((column) => {
    const field = chosen[column.index]
    const own = standardColumn(column.header)
    const isFree = field !== undefined && (field === 'pic' || !standard.has(field))
    return { ...column, field: own ?? (isFree ? field : null) }
  })
}

const samplesOf = (texts: string[]) =>
  [...new Set(texts.filter((text) => !isBlank(text)))]
    .slice(0, SAMPLES)
    .map((text) => text.slice(0, SAMPLE_LENGTH))

function stillFits(remembered: Mapping, columns: Column[]): boolean {
  const choices = Object.entries(remembered)
  return (
    choices.some(([, field]) => field === 'partSKU') &&
    choices.every(([index, field]) => {
      const column = columns.find((candidate) => candidate.index === Number(index))
      return column && fits(field, column.cells) >= 0.5
    })
  )
}

/** What several columns may hold, each by its own heading. */
const repeated: ReadonlySet<HeadingField> = new Set(['pic', 'sameAs', 'replaces', 'replacedBy'])

type Candidate = { column: Column; field: HeadingField; score: number }

/** Columns with our own headings first, whatever is in them; then the surest, each field and column once. */
function assign(columns: Column[], hasHead: boolean): Map<number, ImportColumn> {
  const standard = columns.flatMap((column): Candidate[] => {
    const field = standardColumn(column.heading.text)
    return field ? [{ column, field, score: 1 }] : []
  })
  const hasYears = standard.some(({ field }) => field === 'years')
  const candidates = [
    ...standard,
    ...columns
      .flatMap(candidatesOf)
      .filter(({ score, field }) => score >= LEAST && !(hasYears && field.startsWith('years')))
      .sort((a, b) => b.score - a.score || a.column.index - b.column.index),
  ]
  const taken = new Map<HeadingField, Column>()
  const fields = new Map<number, HeadingField>()
  for (const { column, field } of candidates) {
    if (fields.has(column.index) || (taken.has(field) && !repeated.has(field))) continue
    taken.set(field, column)
    fields.set(column.index, field)
  }
  numberBesideOem(fields, columns)
  const isOurs = standard.some(({ field }) => field === 'partSKU')
  const named = isOurs ? fields : nameFromOthers(fields, columns)
  makesBesideModels(brandBeforeMakes(named, columns), columns)
  const settled = joinYears(named)
  guessByCells(columns, settled, hasHead)
  return settled
}

function candidatesOf(column: Column): Candidate[] {
  const { named } = column.heading
  const score = (field: HeadingField, weight = 1) => ({
    column,
    field,
    score: (named.get(field) ?? 0) * weight * fits(field, column.cells),
  })
  const candidates = [...named.keys()].map((field) => score(field))
  // Of two columns of names, the Arabic one is the Arabic name.
  if (named.has('partName') && column.cells.arabic >= 0.5)
    return [
      ...candidates.filter(({ field }) => field !== 'partName'),
      { ...score('partName', 0.9), field: 'partNameAr' },
      score('partName', 0.85),
    ]
  return candidates
}

/** Where no column is the name, the description or the Arabic name is. */
function nameFromOthers(
  fields: Map<number, HeadingField>,
  columns: Column[],
): Map<number, HeadingField> {
  const has = (field: HeadingField) => [...fields.values()].includes(field)
  for (const other of ['description', 'partNameAr', 'shortDescription'] as const) {
    const found = columns.find(({ index }) => fields.get(index) === other)
    const isNamed = found && (found.heading.named.get('partNameAr') ?? 0) >= 0.9
    if (!has('partName') && found && !isNamed) fields.set(found.index, 'partName')
  }
  return fields
}

/**
 * "Brand" full of makes, without another column for the brand: then it is who made the part; the cars
 * tell their makes themselves.
 */
function brandBeforeMakes(
  fields: Map<number, HeadingField>,
  columns: Column[],
): Map<number, HeadingField> {
  if ([...fields.values()].includes('partBrand')) return fields
  const found = columns.find(({ index, heading: { named } }) => {
    const asBrand = named.get('partBrand') ?? 0
    return fields.get(index) === 'makes' && asBrand > (named.get('makes') ?? 0)
  })
  if (found) fields.set(found.index, 'partBrand')
  return fields
}

/** "Car" full of makes beside "Model": the one is the make, the other the model. */
function makesBesideModels(fields: Map<number, HeadingField>, columns: Column[]): void {
  if ([...fields.values()].includes('makes')) return
  const named = columns.filter(({ index, heading }) => {
    const field = fields.get(index)
    return heading.named.has('models') && (!field || field === 'models')
  })
  const isMakes = ({ cells }: Column) => cells.makes >= 0.5
  const makes = named.find(isMakes)
  const models = named.find((column) => !isMakes(column) && fits('models', column.cells) >= 0.9)
  if (!makes || !models) return
  fields.set(makes.index, 'makes')
  fields.set(models.index, 'models')
}

/** "OEM no" beside "Part no": the part's own number is the other one. */
function numberBesideOem(fields: Map<number, HeadingField>, columns: Column[]): void {
  const oem = columns.find(
    ({ index, heading }) => fields.get(index) === 'partSKU' && heading.named.has('sameAs'),
  )
  const own = columns.find(
    ({ index, heading: { named }, cells }) =>
      !fields.has(index) &&
      !named.has('sameAs') &&
      (named.get('partSKU') ?? 0) >= 0.95 &&
      fits('partSKU', cells) >= 0.6,
  )
  if (!oem || !own) return
  fields.set(own.index, 'partSKU')
  fields.set(oem.index, 'sameAs')
}

function joinYears(fields: Map<number, HeadingField>): Map<number, ImportColumn> {
  const has = (field: HeadingField) => [...fields.values()].includes(field)
  const isPair = has('yearsFrom') && has('yearsTo')
  const joined = new Map<number, ImportColumn>()
  for (const [index, field] of fields) {
    if (field !== 'yearsFrom' && field !== 'yearsTo') {
      if (field !== 'years' || !isPair) joined.set(index, field)
    } else if (isPair || (field === 'yearsFrom' && !has('years'))) joined.set(index, 'years')
  }
  return joined
}
