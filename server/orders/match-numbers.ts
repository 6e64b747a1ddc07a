import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { mostQuickLines } from '#contract/limits.ts'
import type { Client, Files } from '../platform/api/caller.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { openTable } from '../platform/spreadsheets/read-table.ts'
import { UnreadableTable, type TableLimits } from '../platform/spreadsheets/table.ts'
import { matchesOfAddress } from './limits.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { readRows, readText, type ReadLine } from './read-quick-lines.ts'

type Deps = Pick<OrdersDeps, 'catalog' | 'limits'>

/** A small list, read while its sender waits: far less than an import may hold. */
const tableLimits: Partial<TableLimits> = {
  // One is the heading.
  rows: mostQuickLines + 1,
  columns: 50,
  bytes: 8 * 1024 * 1024,
  entries: 500,
  strings: 20_000,
  stringCharacters: 500_000,
}

/** Reads a list of part numbers and quantities and finds the best offer of each. */
export async function matchNumbers(
  { catalog, limits }: Deps,
  { text }: ParsedInputOf<'matchNumbers'>,
  [file]: Files,
  { client, language }: { client: Client; language: Language },
): Promise<ReplyOf<'matchNumbers'> | Refusal> {
  const limited = await limits.take(matchesOfAddress, client.address)
  if (limited) return limited
  if (!file && !text?.trim()) return refuse('input.invalid', { text: 'field.required' })
  const lines = file ? await readFile(file.path) : readText(text ?? '')
  if (lines instanceof Refusal) return lines
  const matched = await catalog.matchLines(lines.map(({ readings }) => readings))
  const nos = matched.flatMap(({ no }) => no ?? [])
  const shown = await catalog.listings(nos, language)
  return {
    lines: lines.map(({ typed }, at) => {
      const { reading, no, offers, isNear } = matched[at]!
      const listing = no === undefined ? undefined : shown.get(no)
      return {
        ...{ typed, quantity: reading?.quantity ?? 1, offers: isNear ? 0 : offers },
        ...(listing && (isNear ? { nearest: listing } : { listing })),
      }
    }),
  }
}

async function readFile(path: string): Promise<ReadLine[] | Refusal> {
  try {
    const table = await openTable(path, { limits: tableLimits })
    try {
      const rows: string[][] = []
      for await (const { cells } of table.rows) rows.push(cells)
      const lines = readRows(rows)
      return lines.length > mostQuickLines ? tooLong() : lines
    } finally {
      await table.close()
    }
  } catch (error) {
    if (error instanceof UnreadableTable) return refusalOf(error)
    throw error
  }
}

const tooLong = () => refuse('input.invalid', { file: 'field.too_long' })

function refusalOf({ problem }: UnreadableTable): Refusal {
  if (problem === 'too_many_rows' || problem === 'too_many_columns') return tooLong()
  if (problem === 'type') return refuse('file.type', { file: 'field.file_type' })
  if (problem === 'too_large') return refuse('file.too_large', { file: 'field.file_too_large' })
  return refuse('file.broken', { file: 'field.file_broken' })
}
