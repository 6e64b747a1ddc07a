import { sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { insertOf, rowsOf, setOf } from './bulk-rows.ts'

const thing = pgTable('thing', {
  no: integer().primaryKey(),
  partName: text('part_name').notNull(),
  tags: jsonb().$type<string[]>(),
  createdAt: timestamp('created_at', { withTimezone: true }),
})

test('rows are inserted and updated by the column names and types of the table', async () => {
  const { db } = await ownDatabase('empty')
  await db.execute(sql`create table thing
    (no int primary key, part_name text not null, tags jsonb, created_at timestamptz)`)
  const createdAt = new Date('2026-03-01T10:20:30.456Z')
  const rows = [
    { no: 1, partName: `O'Ring "R" ¤ حلقة`, tags: ['a', 'b'], createdAt },
    { no: 2, partName: 'Hose' },
  ]
  await db.execute(insertOf(thing, ['no', 'partName', 'tags', 'createdAt'], rows))
  expect(await db.select().from(thing).orderBy(thing.no)).toEqual([
    rows[0],
    { ...rows[1], tags: null, createdAt: null },
  ])

  const changes = [{ no: 2, partName: 'Hose, lower', tags: [] }]
  await db.execute(sql`update ${thing} t set ${setOf(thing, ['partName', 'tags'])}
    from ${rowsOf(thing, ['no', 'partName', 'tags'], changes)} where t.no = r.no`)
  expect(await db.select().from(thing).orderBy(thing.no)).toEqual([
    rows[0],
    { no: 2, partName: 'Hose, lower', tags: [], createdAt: null },
  ])
})
