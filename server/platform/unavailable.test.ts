import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { withDatabase } from '../testing/database.ts'
import { isUnavailable } from './unavailable.ts'

/** The error of really trying. */
async function failureOf(url: string, query = 'select 1'): Promise<unknown> {
  const pool = new pg.Pool({ connectionString: url, statement_timeout: 50, max: 1 })
  try {
    await pool.query(query)
    throw new Error('this was expected to fail')
  } catch (error) {
    return error
  } finally {
    await pool.end()
  }
}

test('an unreachable server is unavailable', async () => {
  expect(isUnavailable(await failureOf('postgres://nobody@127.0.0.1:1/none'))).toBe(true)
})

test('a missing database is unavailable', async () => {
  const url = withDatabase(inject('postgres').url, 'ghiyar_no_such_database')
  expect(isUnavailable(await failureOf(url))).toBe(true)
})

test('a statement timeout is unavailable', async () => {
  expect(isUnavailable(await failureOf(inject('postgres').url, 'select pg_sleep(5)'))).toBe(true)
})

test('a connection that drops during a query is unavailable', async () => {
  const cut = 'select pg_terminate_backend(pg_backend_pid())'
  expect(isUnavailable(await failureOf(inject('postgres').url, cut))).toBe(true)
})

test('the cause is found in nested errors', () => {
  const inner = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  expect(
    isUnavailable(new Error('query failed', { cause: new Error('x', { cause: inner }) })),
  ).toBe(true)
})

test.for(['select wrong syntax from', 'select 1/0', 'select * from no_such_table'])(
  'a fault of our own is not: %s',
  async (query) => {
    expect(isUnavailable(await failureOf(inject('postgres').url, query))).toBe(false)
  },
)

test.for([new Error('plain'), 'text', undefined, null, { code: 'ECONNREFUSED' }])(
  'an error that is not of the database is not: %s',
  (error) => {
    expect(isUnavailable(error)).toBe(false)
  },
)
