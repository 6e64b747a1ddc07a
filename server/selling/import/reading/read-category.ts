import { isWordless, oneLine } from './cell.ts'
import type { NameReading } from './name-reading.ts'
import type { ReadListing, RowCells } from './listing-of-row.ts'
import type { RowKnowledge } from './row-knowledge.ts'
import type { RowNotes } from './row-notes.ts'

export type CategoryOfRow = {
  found: Pick<ReadListing, 'categoryNo' | 'subCategoryNo' | 'partTypeNo'>
  inferred: (keyof ReadListing)[]
}

/** Category, subcategory and kind of part: by their cells, the title above, or the name. */
export function readCategory(
  row: RowCells,
  known: RowKnowledge,
  notes: RowNotes,
  read: NameReading | undefined,
): CategoryOfRow {
  const { categories, reference } = known
  const [cell, subCell] = [cellOf(row, 'category'), cellOf(row, 'subCategory')]
  const named = cell === '' ? undefined : categories.category(cell)
  const stated = named?.isGuess ? undefined : named
  const sub = subCell === '' ? undefined : categories.subCategory(subCell, stated?.categoryNo)
  const own = stated?.categoryNo ?? sub?.categoryNo
  const above = cell === '' ? row.section.categoryNo : undefined
  const categoryNo = own ?? above ?? read?.categoryNo ?? named?.categoryNo
  if (categoryNo === undefined) {
    if (cell !== '') notes.add('category', cell, 'category')
    return { found: {}, inferred: [] }
  }
  if (cell !== '' && !stated) notes.add('category', `${cell} → ${categoryNo}`, 'category_unknown')
  else if (own === undefined && categoryNo !== row.section.categoryNo)
    notes.add('category', String(categoryNo), 'category_guessed')
  if (subCell !== '' && !sub) notes.add('subCategory', subCell, 'sub_category')
  const partType = read?.partType(categoryNo)
  const ownSub = sub?.subCategoryNo ?? stated?.subCategoryNo
  const subCategoryNo =
    ownSub ?? (partType && reference.partType(partType.no)?.subCategoryNo) ?? undefined
  return {
    found: { categoryNo, subCategoryNo, partTypeNo: partType?.isSure ? partType.no : undefined },
    inferred: [
      ...(own === undefined ? (['categoryNo'] as const) : []),
      ...(ownSub === undefined && subCategoryNo ? (['subCategoryNo'] as const) : []),
    ],
  }
}

function cellOf({ text }: RowCells, field: 'category' | 'subCategory'): string {
  const cell = oneLine(text(field))
  return isWordless(cell) ? '' : cell
}
