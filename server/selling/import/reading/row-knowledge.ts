import type { DecimalSeparators } from './amount.ts'
import { categoryReader, type CategoryReader } from './category.ts'
import { fitmentReader, type FitmentReader } from './fitment.ts'
import type { Knowledge, Reference } from './knowledge.ts'
import { nameReader, type NameReader } from './name-reading.ts'

/** What titles between the rows said last. */
export type Section = { cars?: string; categoryNo?: number }

/** What the rows of one sheet are read with, and what was learnt from those before. */
export type RowKnowledge = {
  reference: Reference
  categories: CategoryReader
  fitments: FitmentReader
  names: NameReader
  separators: DecimalSeparators
  hasOwnNumbers: boolean
  /** Whether words belong to the trade: the name of a part, of a car. */
  isName: (text: string) => boolean
  /** Takes a title for the rows below; false when it is none. */
  startSection: (text: string, section: Section) => boolean
}

export function rowKnowledge({
  reference,
  understanding,
  hasOwnNumbers = false,
}: Knowledge): RowKnowledge {
  const categories = categoryReader(reference, understanding)
  const fitments = fitmentReader(reference, understanding)
  const names = nameReader(reference, understanding, { categories, lastYear: fitments.lastYear })
  return {
    reference,
    categories,
    fitments,
    names,
    separators: { point: 0, comma: 0 },
    hasOwnNumbers,
    isName: (text) => /[\s\p{Script=Arabic}\p{Script=Han}]/u.test(text) || names.isWord(text),
    startSection(text, section) {
      if (names.isCar(text)) section.cars = text
      else {
        const found = categories.category(text)
        if (!found) return false
        section.categoryNo = found.categoryNo
      }
      return true
    },
  }
}
