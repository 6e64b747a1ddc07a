import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { errorForLog } from './error-for-log.ts'

test('a failed statement is logged without its parameters', () => {
  const clash = Object.assign(new Error('duplicate key value violates "user_email_unique"'), {
    ...{ code: '23505', constraint: 'user_email_unique' },
    detail: 'Key (email)=(salem@example.com) already exists.',
  })
  const parameters = ['salem@example.com', 'two\n    at lines', '$argon2id$secret']
  const error = new DrizzleQueryError('insert into "user" values ($1)', parameters, clash)
  const text = JSON.stringify(errorForLog(error))
  expect(text).not.toMatch(/salem|argon2id/)
  expect(text).toContain('insert into')
  expect(errorForLog(error)).toMatchObject({
    cause: { code: '23505', constraint: 'user_email_unique' },
  })
  expect(errorForLog(error).stack).toContain('error-for-log.test')
})

test('thrown values that are no errors, and nested causes, are logged too', () => {
  expect(errorForLog('salem@example.com').message).not.toContain('salem')
  const circle = new Error('one')
  circle.cause = circle
  expect(JSON.stringify(errorForLog(circle)).length).toBeLessThan(20_000)
})
