import type { ImportColumn } from '#contract/import-columns.ts'
import { cellText, isBlank } from './cell.ts'
import type { Mapping } from './columns.ts'
import type { Knowledge } from './knowledge.ts'
import { readListing, readPrices } from './read-listing.ts'
import type { ReadListing, RowCells } from './listing-of-row.ts'
import { RowNotes, type CellNote } from './row-notes.ts'
import { otherRow } from './row-kind.ts'
import { rowKnowledge, type Section } from './row-knowledge.ts'

/** `nothing`: blank, a separator, a repeated head, or the title of a section. */
export type ReadRow = { listing?: ReadListing; notes: CellNote[] } | 'nothing'

/**
 * Reads the rows of a sheet, in their order from the first one after the head: a title between the rows
 * ("TOYOTA", "Brake parts") holds for those below it, and which mark stands before decimals is learnt
 * from the prices before. A row has no listing when it holds totals, or when something in it is an error;
 * then that alone is noted.
 */
export function rowReader(mapping: Mapping, knowledge: Knowledge): (cells: string[]) => ReadRow {
  const fields = fieldsOf(mapping)
  const known = rowKnowledge(knowledge)
  const section: Section = {}

  return (cells) => {
    const other = otherRow(cells, fields)
    if (other?.kind === 'section') {
      if (known.startSection(other.text, section)) return 'nothing'
    } else if (other?.kind === 'total') {
      return { notes: [{ field: null, value: other.text, code: 'total_row' }] }
    } else if (other) return 'nothing'
    const row: RowCells = { ...cellsOf(cells, fields), section }
    const notes = new RowNotes()
    const listing =
      knowledge.kind === 'prices' ? readPrices(row, known, notes) : readListing(row, known, notes)
    return notes.hasError ? { notes: notes.errors } : { listing, notes: notes.all }
  }
}

function fieldsOf(mapping: Mapping): [ImportColumn, number[]][] {
  const fields = new Map<ImportColumn, number[]>()
  for (const [index, field] of Object.entries(mapping))
    fields.set(field, [...(fields.get(field) ?? []), Number(index)])
  return [...fields]
}

/** Between the cells of several columns for one field; of other fields the first cell counts. */
const joints: Partial<Record<ImportColumn, string>> = {
  ...{ years: '-', makes: '|', models: '|', pic: '|' },
  ...{ replaces: '|', replacedBy: '|', sameAs: '|' },
}

const textOf = (cell: string | undefined) => {
  const text = cellText(cell)
  return isBlank(text) ? '' : text
}

function cellsOf(
  cells: string[],
  fields: [ImportColumn, number[]][],
): Pick<RowCells, 'text' | 'isMapped'> {
  const texts: Partial<Record<ImportColumn, string>> = {}
  for (const [field, indexes] of fields) {
    const all = indexes.map((index) => textOf(cells[index]))
    const stated = all.filter((text) => text !== '')
    const joint = joints[field]
    // Years "from" and "to": one of them may be open.
    const parts = field === 'years' && stated.length > 0 ? all : stated
    texts[field] = joint ? parts.join(joint) : (stated[0] ?? '')
  }
  return { text: (field) => texts[field] ?? '', isMapped: (field) => texts[field] !== undefined }
}
