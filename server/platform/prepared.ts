import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from './db.ts'

/**
 * The array that is given for a name. Hidden in a query of its own, it counts as ten elements for every plan: else one made
 * anew for a single element seems cheaper than the one that is kept, and every run is planned.
 */
export const given = (name: string, type: 'int' | 'text'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[]`

/**
 * A statement that is run for every search: it is built once for a database and parsed once on a connection, where
 * PostgreSQL also keeps its plan where that is no dearer than a new one, see `given`. No other statement may have its
 * `name`.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Executor) => { prepare: (name: string) => Statement },
): (db: Executor) => Statement {
  const statements = new WeakMap<Executor, Statement>()
  return (db) => {
    const known = statements.get(db)
    if (known) return known
    const statement = build(db).prepare(name)
    statements.set(db, statement)
    return statement
  }
}
