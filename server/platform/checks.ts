import { sql, type SQL } from 'drizzle-orm'
import { check } from 'drizzle-orm/pg-core'
import type { Range } from '#contract/limits.ts'

// Conditions for the checks of tables, out of the limits and values of the contract. They are written out:
// a check takes no parameters. Columns by their names in the database.

export const isWithin = (column: string, { min, max }: Range): SQL =>
  sql.raw(`${column} between ${min} and ${max}`)

export const isOneOf = (column: string, values: readonly string[]): SQL =>
  sql.raw(`${column} in (${values.map((value) => `'${value}'`).join(', ')})`)

/**
 * Checks of the longest texts of a table. PostgreSQL counts code points, and the contract UTF-16 units, which
 * are as many or more: what the contract admits has room.
 */
export const lengthChecks = (table: string, lengths: Record<string, number>) =>
  Object.entries(lengths).map(([column, most]) =>
    check(`${table}_${column}_length`, sql.raw(`char_length(${column}) <= ${most}`)),
  )
