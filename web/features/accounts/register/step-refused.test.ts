import { expect, test } from 'vitest'
import { stepRefused } from './step-refused.ts'

test('an unverified identity leads back to its step, and its proof is dropped', () => {
  const email = stepRefused({ code: 'signup.email_first', message: 'first', fields: undefined })
  expect(email).toMatchObject({ path: '/register/verify-email', message: 'first' })
  expect(email?.forget).toHaveProperty('emailTicket', undefined)
  const phone = stepRefused({ code: 'signup.phone_first', message: 'first', fields: undefined })
  expect(phone?.path).toBe('/register/verify-phone')
})

test('a refused password leads back with the server’s message', () => {
  const fields = { password: 'too easy' }
  expect(stepRefused({ code: 'input.invalid', message: 'check', fields })).toMatchObject({
    path: '/register/password',
    message: 'too easy',
  })
})

test('other errors are shown in place', () => {
  const fields = { 'details.garage_name': 'too long' }
  expect(stepRefused({ code: 'input.invalid', message: 'check', fields })).toBeUndefined()
  expect(stepRefused({ code: 'account.exists', message: 'x', fields: undefined })).toBeUndefined()
})
