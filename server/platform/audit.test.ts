import { asc, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { ownDatabase } from '../testing/database.ts'
import { auditLog } from './audit-log.tables.ts'
import { brokenAuditEntry, recordAudit, type AuditEntry } from './audit.ts'
import { openDatabase, type Executor } from './db.ts'
import { newId } from './id.ts'

const entry: AuditEntry = {
  event: 'login.failed',
  actor: newId(),
  subject: 'a7c1',
  address: '203.0.113.7',
  agent: 'Firefox',
  facts: { method: 'email', attempts: 3, ratio: 0.5, فرع: 'دبي', known: false, until: null },
}

async function auditedDatabase(entries: number) {
  const database = await ownDatabase('empty')
  for (let i = 0; i < entries; i++) await recordAudit(database.db, entry)
  return database
}

const entriesOf = (db: Executor) => db.select().from(auditLog).orderBy(asc(auditLog.no))

/** What only the owner of the table can do. */
async function tamper(db: Executor, statement: string): Promise<void> {
  await db.execute(sql.raw('alter table audit_log disable trigger user'))
  await db.execute(sql.raw(statement))
  await db.execute(sql.raw('alter table audit_log enable trigger user'))
}

test('an entry is stored as given and linked to the previous one', async () => {
  const { db } = await auditedDatabase(1)
  await recordAudit(db, { event: 'account.closed' })
  const [first, second] = await entriesOf(db)
  expect(first).toMatchObject({ no: 1, previous: '', ...entry })
  expect(first!.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(second).toMatchObject({
    ...{ no: 2, event: 'account.closed', previous: first!.hash },
    ...{ actor: null, subject: null, address: null, agent: null, facts: {} },
  })
  expect(await brokenAuditEntry(db)).toBeUndefined()
})

test('an empty log is valid', async () => {
  const { db } = await auditedDatabase(0)
  expect(await brokenAuditEntry(db)).toBeUndefined()
})

test('callers can’t set number, time, link or hash', async () => {
  const { db } = await auditedDatabase(1)
  await db.execute(
    sql`insert into audit_log (no, at, event, previous, hash) overriding system value
      values (40, '2001-01-01', 'login.failed', 'x', 'y')`,
  )
  const [first, second] = await entriesOf(db)
  expect(second).toMatchObject({ no: 2, previous: first!.hash })
  expect(second!.at.getTime()).toBeGreaterThanOrEqual(first!.at.getTime())
  expect(await brokenAuditEntry(db)).toBeUndefined()
})

test('characters that PostgreSQL rejects are removed from texts', async () => {
  const { db } = await auditedDatabase(0)
  const text = 'a\0b\ud800c'
  await recordAudit(db, {
    ...{ event: 'role.refused', subject: text, agent: text.padEnd(5_000, '…') },
    facts: { text },
  })
  const [written] = await entriesOf(db)
  expect(written).toMatchObject({ subject: 'ab\ufffdc', facts: { text: 'ab\ufffdc' } })
  expect(written!.agent!.length).toBeLessThanOrEqual(500)
})

test.each([
  "update audit_log set event = 'login.succeeded' where no = 2",
  'update audit_log set event = event where false',
  'delete from audit_log where no = 2',
  'truncate audit_log',
  'insert into audit_log (event) values (1) on conflict (no) do update set event = excluded.event',
])('rejected: %s', async (statement) => {
  const { db } = await auditedDatabase(3)
  const before = await entriesOf(db)
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: '42501' } })
  expect(await entriesOf(db)).toEqual(before)
})

test.each([
  "set event = 'login.succeeded'",
  "set at = at + interval '1 microsecond'",
  'set actor = null',
  "set subject = ''",
  "set address = '203.0.113.8'",
  'set agent = subject, subject = agent',
  `set facts = jsonb_set(facts, '{attempts}', '4')`,
  "set previous = 'x'",
  "set hash = 'x'",
])('found: %s', async (change) => {
  const { db } = await auditedDatabase(5)
  await tamper(db, `update audit_log ${change} where no = 3`)
  expect(await brokenAuditEntry(db)).toBe(3)
})

test('an entry with a recomputed hash breaks the link of the next', async () => {
  const { db } = await auditedDatabase(5)
  await tamper(
    db,
    `update audit_log set event = 'login.succeeded' where no = 3;
     update audit_log a set hash = audit_log_hash(a) where no = 3`,
  )
  expect(await brokenAuditEntry(db)).toBe(4)
})

test.each([
  ['no = 1', 2],
  ['no in (2, 3)', 4],
])('found: entries taken out where %s', async (which, no) => {
  const { db } = await auditedDatabase(5)
  await tamper(db, `delete from audit_log where ${which}`)
  expect(await brokenAuditEntry(db)).toBe(no)
})

test('the hash depends on no setting of the connection', async () => {
  const { db } = await auditedDatabase(2)
  await db.transaction(async (tx) => {
    for (const setting of ["timezone = 'Asia/Dubai'", "datestyle = 'German'"])
      await tx.execute(sql.raw(`set local ${setting}`))
    await tx.execute(sql.raw('set local extra_float_digits = -5'))
    expect(await brokenAuditEntry(tx)).toBeUndefined()
    await recordAudit(tx, entry)
  })
  expect(await brokenAuditEntry(db)).toBeUndefined()
})

test('200 concurrent entries form one chain without gaps, whatever is rolled back', async () => {
  const { url } = await auditedDatabase(0)
  const { db, close } = openDatabase({
    ...{ url, connections: 10, statementTimeoutMs: 20_000 },
    onError: () => undefined,
  })
  onTestFinished(close)
  const writings = Array.from({ length: 220 }, (_, i) =>
    db.transaction(async (tx) => {
      await recordAudit(tx, { ...entry, facts: { i } })
      if (i % 11 === 0) tx.rollback()
    }),
  )
  const outcomes = await Promise.allSettled(writings)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(200)
  const entries = await entriesOf(db)
  expect(entries.map(({ no }) => no)).toEqual(Array.from({ length: 200 }, (_, i) => i + 1))
  expect(await brokenAuditEntry(db)).toBeUndefined()
})

test('a log longer than one batch is verified to its end', async () => {
  const { db } = await auditedDatabase(0)
  await db.execute(
    sql`insert into audit_log (event) select 'login.failed' from generate_series(1, 5010)`,
  )
  expect(await brokenAuditEntry(db)).toBeUndefined()
  await tamper(db, `update audit_log set agent = 'x' where no = 5001`)
  expect(await brokenAuditEntry(db)).toBe(5_001)
})
