import {
  importColumns,
  priceListColumns,
  type ImportColumn,
  type ImportKind,
} from '#contract/import-columns.ts'
import type { ImportedColumn } from '#contract/imports.ts'

/** Which column (from 0) holds what; the other columns are left alone. */
export type Mapping = Record<string, ImportColumn>

/** What the columns of such a list can hold. */
export const fieldsOf = (kind: ImportKind): readonly ImportColumn[] =>
  kind === 'prices' ? priceListColumns : importColumns

export function mappingOf(columns: readonly Pick<ImportedColumn, 'index' | 'field'>[]): Mapping {
  return Object.fromEntries(
    columns.flatMap(({ index, field }) => (field ? [[index, field] as const] : [])),
  )
}

/** Gives a field to a column, taking it from the one that had it; null leaves the column out. */
export function assign(mapping: Mapping, index: number, field: ImportColumn | null): Mapping {
  const others = Object.entries(mapping).filter(
    ([column, mapped]) => column !== String(index) && mapped !== field,
  )
  return Object.fromEntries(field ? [...others, [String(index), field]] : others)
}

/**
 * The fields that new parts, or prices, need and no column holds: one of each group. A category can be
 * inferred from the name, and parts without a brand are unbranded.
 */
export function missingFields(mapping: Mapping, kind: ImportKind): ImportColumn[][] {
  const mapped = new Set(Object.values(mapping))
  const needed: ImportColumn[][] =
    kind === 'prices'
      ? [['partSKU'], ['price', 'quantity']]
      : [['partSKU'], ['partName', 'partNameAr'], ['price'], ['quantity']]
  return needed.filter((group) => !group.some((field) => mapped.has(field)))
}

/** The letter that a spreadsheet shows above a column: 0 is "A", 26 is "AA". */
export function columnLetter(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : columnLetter(Math.floor(index / 26) - 1) + last
}

/** The mapped columns, and of the others the first, up to `most` in all; in their order. */
export function visibleColumns<Column extends Pick<ImportedColumn, 'index'>>(
  columns: readonly Column[],
  mapping: Mapping,
  most: number,
): Column[] {
  let room = most - columns.filter(({ index }) => index in mapping).length
  return columns.filter(({ index }) => index in mapping || room-- > 0)
}
