import { and, count, desc, eq, getTableColumns, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import { rowWarnings } from '#contract/import-columns.ts'
import type { Executor } from '../../platform/db.ts'
import { importNote, importRow } from '../import.tables.ts'

/** Rows of a statement. */
const CHUNK = 500

export type Note = Omit<typeof importNote.$inferSelect, 'no' | 'importNo'>

/** The place of a warning among the kinds of them; errors have none. */
const seriousness = (code: SQLWrapper) =>
  sql`array_position(${sql.param([...rowWarnings])}::text[], ${code})`

/**
 * So many notes, warnings by their seriousness, in the order of the rows: of each kind the first ones, so
 * that none is missing.
 */
export async function notes(
  db: Executor,
  importNo: number,
  { isError, limit }: { isError: boolean; limit: number },
): Promise<Note[]> {
  const nth = sql<number>`row_number() over (partition by ${importNote.code}
    order by ${importNote.row}, ${importNote.no})`
  const ranked = db.$with('ranked').as(
    db
      .select({ ...getTableColumns(importNote), nth: nth.as('nth') })
      .from(importNote)
      .where(and(eq(importNote.importNo, importNo), eq(importNote.isError, isError))),
  )
  const chosen = db
    .$with('chosen')
    .as(db.select().from(ranked).orderBy(ranked.nth, ranked.row).limit(limit))
  return db
    .with(ranked, chosen)
    .select()
    .from(chosen)
    .orderBy(seriousness(chosen.code), chosen.row, chosen.no)
}

export type ReasonCount = Pick<Note, 'code'> & { count: number }

/** How many notes there are of each kind: warnings by their seriousness, errors the most frequent first. */
export async function reasonCounts(db: Executor, importNo: number): Promise<ReasonCount[]> {
  return db
    .select({ code: importNote.code, count: count() })
    .from(importNote)
    .where(eq(importNote.importNo, importNo))
    .groupBy(importNote.code)
    .orderBy(seriousness(importNote.code), desc(count()), importNote.code)
}

/** All warnings in the order of the file, in chunks. */
export async function* allWarnings(db: Executor, importNo: number): AsyncGenerator<Note> {
  for (let after = { row: 0, no: 0 }; ;) {
    const notes = await db
      .select()
      .from(importNote)
      .where(
        and(
          eq(importNote.importNo, importNo),
          eq(importNote.isError, false),
          sql`(${importNote.row}, ${importNote.no}) > (${after.row}, ${after.no})`,
        ),
      )
      .orderBy(importNote.row, importNote.no)
      .limit(CHUNK)
    yield* notes
    if (notes.length < CHUNK) return
    after = notes.at(-1)!
  }
}

/** Rows that were left out, with the reasons, in the order of the file, in chunks. */
export async function* leftOut(
  db: Executor,
  importNo: number,
): AsyncGenerator<{ row: number; cells: string[]; errors: Note[] }> {
  for (let after = 0; ;) {
    const rows = await db
      .select({ row: importRow.row, cells: importRow.cells })
      .from(importRow)
      .where(
        and(
          eq(importRow.importNo, importNo),
          sql`${importRow.cells} is not null`,
          sql`${importRow.row} > ${after}`,
        ),
      )
      .orderBy(importRow.row)
      .limit(CHUNK)
    if (rows.length === 0) return
    after = rows.at(-1)!.row
    const nos = rows.map(({ row }) => row)
    const found = await db
      .select()
      .from(importNote)
      .where(
        and(
          eq(importNote.importNo, importNo),
          eq(importNote.isError, true),
          inArray(importNote.row, nos),
        ),
      )
    const byRow = Map.groupBy(found, ({ row }) => row)
    for (const { row, cells } of rows)
      yield { row, cells: cells ?? [], errors: byRow.get(row) ?? [] }
  }
}
