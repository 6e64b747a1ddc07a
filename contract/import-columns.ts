import { crossNumberColumns } from './cross-numbers.ts'
import { choiceNames } from './listing-choices.ts'
import { optionalTexts } from './optional-fields.ts'

/** What a column of a stock list can hold; the standard names of the columns. */
export const importColumns = [
  'partName',
  ...optionalTexts,
  'partSKU',
  'partBrand',
  crossNumberColumns.replaces,
  crossNumberColumns.replaced_by,
  crossNumberColumns.same_as,
  'category',
  'subCategory',
  'price',
  'quantity',
  'shortDescription',
  'description',
  'makes',
  'models',
  'years',
  'pic',
  ...choiceNames,
] as const
export type ImportColumn = (typeof importColumns)[number]

/** The column that a heading names exactly, as our own files write it. */
export const standardColumn = (heading: string): ImportColumn | undefined =>
  importColumns.find((column) => column === heading.trim())

/** What a list of prices and stock needs of them. */
export const priceListColumns = ['partSKU', 'price', 'quantity'] as const satisfies ImportColumn[]

/** Whether a list brings whole listings, or only prices and quantities of those on offer. */
export const importKinds = ['listings', 'prices'] as const
export type ImportKind = (typeof importKinds)[number]

/** Waiting and at work: `queued`, `checking`, `applying`; the others stay. */
export const importStates = [
  'queued',
  'checking',
  'checked',
  'applying',
  'done',
  'failed',
  'cancelled',
] as const
export type ImportState = (typeof importStates)[number]

/** What can be wrong with a row; keys of `error-texts/` as `row.…`. An `error` keeps the row out. */
export const rowErrors = [
  'required',
  'number',
  'number_damaged',
  'price',
  'quantity',
  'too_long',
  'characters',
  'category',
  'make',
  'unknown_sku',
  'same_sku',
  'not_written',
  'too_slow',
  'quota_listings',
  'quota_brands',
  'quota_words',
  'quota_vehicles',
  'quota_writesPerDay',
] as const
/** The most serious first: what is wrong or lost, what was inferred, and what the list merely lacks. */
export const rowWarnings = [
  'price_far_off',
  'price_off_market',
  'other_make',
  'category_unknown',
  'model',
  'years',
  'choice',
  'sub_category',
  'cross_number',
  'picture_elsewhere',
  'shortened',
  'total_row',
  'cars_guessed',
  'category_guessed',
  'no_fitment',
  'no_years',
  'no_brand',
  'no_picture',
] as const
export type RowError = (typeof rowErrors)[number]
export type RowWarning = (typeof rowWarnings)[number]

/** What can be wrong with a file as a whole; keys of `error-texts/` as `table.…`. */
export const tableProblems = [
  'type',
  'broken',
  'too_large',
  'encrypted',
  'too_many_rows',
  'too_many_columns',
  'empty',
  'columns',
  'blocked',
  'failed',
  'expired',
  'quota_secondsPerImport',
  'quota_importerSecondsPerDay',
] as const
export type TableProblem = (typeof tableProblems)[number]

/** How long the rows that were left out can be downloaded. */
export const LEFT_OUT_DAYS = 7

/** The largest file of a stock list, in bytes. */
export const importBytes = 32 * 1024 * 1024
