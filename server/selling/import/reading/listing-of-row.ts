import type { ImportColumn } from '#contract/import-columns.ts'
import type { ListingChange } from '#server/catalog/stock.service.ts'
import type { FittedVehicle } from './knowledge.ts'
import type { Section } from './row-knowledge.ts'

/** Columns of a listing that a row can fill; a description is HTML that isn't cleaned yet. */
type Columns = Omit<ListingChange, 'no' | 'sku' | 'skuKey' | 'vehicles' | 'universal' | 'images'>

/** What a row says; absent is what isn't mapped, empty, or can't be inferred from the rest. */
export type ReadListing = { [Name in keyof Columns]?: NonNullable<Columns[Name]> } & {
  sku: string
  skuKey: string
  /** None: it fits any car. */
  vehicles?: FittedVehicle[]
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
