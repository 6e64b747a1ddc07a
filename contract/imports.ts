import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, id, json, paging, text } from './fields.ts'
import {
  importBytes,
  importColumns,
  importKinds,
  importStates,
  rowErrors,
  rowWarnings,
  tableProblems,
} from './import-columns.ts'
import { done } from './profile.ts'
import { fileFormat } from './my-listings.ts'
import { fileQuotaErrors } from './quotas.ts'
import { longestSheetName } from './limits.ts'

const count = z.number().int()

/** Something about one row; `message` is in the caller's language, `column` as the file heads it. */
export const rowNote = z.object({
  row: count.meta({ description: 'Row number in the sheet, from 1' }),
  field: z.enum(importColumns).nullable(),
  column: z.string().nullable(),
  value: z.string().nullable().meta({ description: 'Value in file' }),
  code: z.enum([...rowErrors, ...rowWarnings]),
  message: z.string(),
})
export type RowNote = z.infer<typeof rowNote>

/** How many notes there are of one kind; `message` is in the caller's language. */
export const rowReason = rowNote.pick({ code: true, message: true }).extend({ count })
export type RowReason = z.infer<typeof rowReason>

export const importedColumn = z.object({
  index: count.meta({ description: 'From 0' }),
  header: z.string(),
  samples: z.array(z.string()),
  field: z.enum(importColumns).nullable(),
})
export type ImportedColumn = z.infer<typeof importedColumn>

/** Progress and results of an import. */
export const importReport = z.object({
  job: id,
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  done: z.boolean().meta({ description: 'A final state until another request changes it' }),
  progress: z.number().min(0).max(1),
  file: z.string(),
  date,
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  columns: z.array(importedColumn),
  rows: count,
  created: count.meta({ description: 'After a check: how many rows would be' }),
  updated: count,
  unchanged: count,
  failed: z
    .array(rowNote)
    .meta({ description: 'Skipped rows: 200 at most, of each kind the first' }),
  failures: count.meta({ description: 'Number of skipped rows' }),
  failedKinds: z
    .array(rowReason)
    .meta({ description: 'All reasons for skipping, most frequent first' }),
  warnings: z
    .array(rowNote)
    .meta({ description: '200 at most, of each kind the first; the most serious kind first' }),
  warned: count.meta({ description: 'Number of warnings' }),
  warningKinds: z
    .array(rowReason)
    .meta({ description: 'All kinds of warnings, most serious first' }),
  preview: z
    .array(z.partialRecord(z.enum(importColumns), z.string()))
    .meta({ description: 'The first rows as they were read' }),
  problem: z
    .object({ code: z.enum(tableProblems), message: z.string() })
    .nullable()
    .meta({ description: 'Why the file cannot be imported' }),
})
export type ImportReport = z.infer<typeof importReport>

export const importListings = endpoint('importListings', {
  summary:
    'Check a stock list, or create and update listings from it; takes a new file or one already checked',
  input: z.object({
    mode: z.enum(['check', 'apply']),
    kind: z.enum(importKinds).default('listings'),
    job: id.optional().meta({ description: 'An import that was checked, in place of a file' }),
    sheet: text(longestSheetName).optional(),
    mapping: json(z.record(z.string().regex(/^\d{1,3}$/), z.enum(importColumns)))
      .optional()
      .meta({
        description: 'Column (from 0) to field; other columns are ignored',
      }),
    wait: z
      .enum(['yes', 'no'])
      .default('yes')
      .meta({ description: 'Without waiting, or above 10,000 rows, the reply has status 202' }),
  }),
  files: ['file'],
  fileBytes: importBytes,
  example: { mode: 'check', wait: 'no' },
  reply: importReport,
  accepts: true,
  access: ['SELLER'],
  keys: true,
  errors: [
    'import.not_found',
    'import.running',
    'import.no_file',
    'import.not_checked',
    'quota.checkedRows',
    'quota.importerSecondsPerDay',
    ...fileQuotaErrors,
    'file.broken',
    'file.too_large',
    'account.closing',
    'server.limited',
    'server.unavailable',
  ],
})

export const getImportStatus = endpoint('getImportStatus', {
  summary: 'Progress and results of an import',
  input: z.object({ job: id }),
  example: { job: exampleIds.import },
  reply: importReport,
  access: ['SELLER'],
  keys: true,
  errors: ['import.not_found'],
})

export const getImports = endpoint('getImports', {
  summary: 'The caller’s imports, latest first',
  input: z.object({ ...paging }),
  example: {},
  reply: importReport
    .pick({
      ...{ job: true, kind: true, state: true, done: true, progress: true, file: true, date: true },
      ...{ rows: true, created: true, updated: true, unchanged: true, failures: true },
      problem: true,
    })
    .extend({
      leftOut: z.boolean().meta({
        description: 'Whether the rows left out can be downloaded; they are forgotten in time',
      }),
    }),
  access: ['SELLER'],
})
export type ImportSummary = z.infer<typeof getImports.reply>

export const cancelImport = endpoint('cancelImport', {
  summary: 'Stop an import; rows already written are kept',
  input: z.object({ job: id }),
  example: { job: exampleIds.import },
  reply: done,
  access: ['SELLER'],
  keys: true,
  errors: ['import.not_found'],
})

export const getImportTemplate = endpoint('getImportTemplate', {
  summary: 'An empty stock list with the standard columns and two example rows',
  input: z.object({ format: fileFormat, kind: z.enum(importKinds).default('listings') }),
  example: { format: 'csv' },
  reply: z.unknown(),
  access: ['SELLER'],
  keys: true,
})

export const getImportResult = endpoint('getImportResult', {
  summary: 'Export the skipped rows with their reasons, or all warnings, as a file',
  input: z.object({
    job: id,
    format: fileFormat,
    notes: z.enum(['skipped', 'warnings']).default('skipped'),
  }),
  example: { job: exampleIds.import, format: 'csv' },
  reply: z.unknown(),
  access: ['SELLER'],
  keys: true,
  errors: ['import.not_found'],
})
