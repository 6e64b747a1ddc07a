import { describe, expect, test } from 'vitest'
import { earliestMissing, parseDraft, stepPath, type SignupDraft } from './register-draft.ts'

const complete: SignupDraft = {
  accountType: 'SELLER',
  email: 'a@example.ae',
  phone: '+971501234567',
  password: 'a long password',
  fields: {},
}

describe('the earliest missing step', () => {
  test.each([
    ['accountType', '/register'],
    ['email', '/register/verify-email'],
    ['phone', '/register/verify-phone'],
    ['password', '/register/password'],
  ] as const)('without %s is %s', (name, path) => {
    const { [name]: _, ...draft } = complete
    expect(earliestMissing(draft, 'details')).toBe(path)
  })

  test('is the first of several', () => {
    expect(earliestMissing({ fields: {} }, 'password')).toBe('/register')
    expect(earliestMissing({ accountType: 'BUYER', fields: {} }, 'password')).toBe(
      '/register/verify-email',
    )
  })

  test('is none when all steps are complete', () => {
    expect(earliestMissing(complete, 'details')).toBeUndefined()
    expect(earliestMissing({ fields: {} }, 'type')).toBeUndefined()
    expect(earliestMissing({ accountType: 'BUYER', fields: {} }, 'email')).toBeUndefined()
  })
})

test('depends on the type for the last step', () => {
  expect(stepPath('details', 'SELLER')).toBe('/register/seller')
  expect(stepPath('details', 'BUYER')).toBe('/register/buyer')
})

test('an invalid draft is an empty one', () => {
  expect(parseDraft(null)).toEqual({ fields: {} })
  expect(parseDraft('{"accountType":')).toEqual({ fields: {} })
  expect(parseDraft('7')).toEqual({ fields: {} })
  expect(parseDraft(JSON.stringify(complete))).toEqual(complete)
})
