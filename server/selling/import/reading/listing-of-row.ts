import type { ImportColumn } from '#contract/import-columns.ts'
import type { Chosen } from '#contract/listing-choices.ts'
import type { Fils } from '#server/platform/money.ts'
import type { FittedVehicle } from './knowledge.ts'
import type { Section } from './row-knowledge.ts'

/** What a row says; absent is what isn't mapped, empty, or can't be inferred from the rest. */
export type ReadListing = Partial<Chosen> & {
  sku: string
  skuKey: string
  partName?: string
  partNameAr?: string
  brand?: string
  categoryNo?: number
  subCategoryNo?: number
  partTypeNo?: number
  /** None: it fits any car. */
  vehicles?: FittedVehicle[]
  priceFils?: Fils
  quantity?: number
  shortDescription?: string
  /** HTML, not cleaned yet. */
  description?: string
  /** Ids of pictures in our own store, whoever they belong to. */
  pictures?: string[]
  /** What no cell of its own said: inferred from the name or a title, or made of the rest. */
  inferred?: (keyof ReadListing)[]
}

/** The cells of a row: cleaned, '' for what is empty or isn't there. */
export type RowCells = {
  text: (field: ImportColumn) => string
  isMapped: (field: ImportColumn) => boolean
  section: Section
}
