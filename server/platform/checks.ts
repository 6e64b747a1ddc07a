import { sql, type SQL } from 'drizzle-orm'
import type { Range } from '#contract/limits.ts'

// Conditions for the checks of tables, out of the limits and values of the contract. They are written out:
// a check takes no parameters. Columns by their names in the database.

export const isWithin = (column: string, { min, max }: Range): SQL =>
  sql.raw(`${column} between ${min} and ${max}`)

export const isOneOf = (column: string, values: readonly string[]): SQL =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)
