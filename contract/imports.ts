import { z } from 'zod'
import { endpoint } from './endpoint.ts'
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
import { fileFormat } from './selling.ts'
import { fileQuotaErrors } from './quotas.ts'

const count = z.number().int()

/** Something about one row; `message` is in the caller's language, `column` as the file heads it. */
export const rowNote = z.object({
  row: count.meta({ description: 'As the sheet numbers it, from 1' }),
  field: z.enum(importColumns).nullable(),
  column: z.string().nullable(),
  value: z.string().nullable().meta({ description: 'What stands there' }),
  code: z.enum([...rowErrors, ...rowWarnings]),
  message: z.string(),
})
export type RowNote = z.infer<typeof rowNote>

export const importedColumn = z.object({
  index: count.meta({ description: 'From 0' }),
  header: z.string(),
  samples: z.array(z.string()),
  field: z.enum(importColumns).nullable(),
})
export type ImportedColumn = z.infer<typeof importedColumn>

/** How far an import is, and what it found. */
export const importReport = z.object({
  job: id,
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  done: z.boolean().meta({ description: 'Nothing more happens unless it is asked for' }),
  progress: z.number().min(0).max(1),
  file: z.string(),
  date,
  sheets: z.array(z.string()),
  sheet: z.string().nullable(),
  columns: z.array(importedColumn),
  rows: count,
  created: count.meta({ description: 'After a check: how many would be' }),
  updated: count,
  unchanged: count,
  failed: z.array(rowNote).meta({ description: 'Rows left out, the first 200' }),
  failures: count.meta({ description: 'How many rows are left out' }),
  warnings: z.array(rowNote).meta({ description: 'The first 200' }),
  warned: count.meta({ description: 'How many warnings there are' }),
  preview: z
    .array(z.partialRecord(z.enum(importColumns), z.string()))
    .meta({ description: 'The first rows as they were read' }),
  problem: z
    .object({ code: z.enum(tableProblems), message: z.string() })
    .nullable()
    .meta({ description: 'Why the file can not be imported' }),
})
export type ImportReport = z.infer<typeof importReport>

export const importListings = endpoint('importListings', {
  summary:
    'Check a stock list, or create and update listings by it; a new file, or one checked before',
  input: z.object({
    mode: z.enum(['check', 'apply']),
    kind: z.enum(importKinds).default('listings'),
    job: id.optional().meta({ description: 'An import that was checked, in place of a file' }),
    sheet: text(100).optional(),
    mapping: json(z.record(z.string().regex(/^\d{1,3}$/), z.enum(importColumns)))
      .optional()
      .meta({
        description: 'Column (from 0) to field; the other columns are left alone',
      }),
    wait: z
      .enum(['yes', 'no'])
      .default('yes')
      .meta({ description: 'Without waiting, or beyond 10,000 rows, the answer is 202' }),
  }),
  files: ['file'],
  fileBytes: importBytes,
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
  summary: 'How far an import is, and what it found',
  input: z.object({ job: id }),
  reply: importReport,
  access: ['SELLER'],
  keys: true,
  errors: ['import.not_found'],
})

export const getImports = endpoint('getImports', {
  summary: 'The caller’s imports, latest first',
  input: z.object({ ...paging }),
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
  summary: 'Stop an import; what is written already stays',
  input: z.object({ job: id }),
  reply: done,
  access: ['SELLER'],
  keys: true,
  errors: ['import.not_found'],
})

export const getImportTemplate = endpoint('getImportTemplate', {
  summary: 'An empty stock list with the standard columns and two example rows',
  input: z.object({ format: fileFormat, kind: z.enum(importKinds).default('listings') }),
  reply: z.unknown(),
  access: ['SELLER'],
  keys: true,
})

export const getImportResult = endpoint('getImportResult', {
  summary: 'The rows that were left out, with the reason beside them, as a file',
  input: z.object({ job: id, format: fileFormat }),
  reply: z.unknown(),
  access: ['SELLER'],
  keys: true,
  errors: ['import.not_found'],
})
