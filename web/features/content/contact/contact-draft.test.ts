import { beforeEach, expect, test, vi } from 'vitest'
import { clearDraft, saveDraft, readDraft } from './contact-draft.ts'
import { firstValues, looksLikeEmail } from './contact-values.ts'

const values = firstValues(null, { name: 'Ali', message: 'Hello' })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('typed values are stored until sent', () => {
  expect(readDraft(null)).toEqual({})
  saveDraft(null, values)
  expect(readDraft(null)).toEqual(values)
  clearDraft()
  expect(readDraft(null)).toEqual({})
})

test('a visitor who logs in keeps the draft; one of an account is for that account only', () => {
  saveDraft(null, values)
  expect(readDraft('ali')).toEqual(values)
  saveDraft('ali', values)
  expect(readDraft('ali')).toEqual(values)
  for (const other of [null, 'omar']) expect(readDraft(other)).toEqual({})
})

test.for([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a number', '7'],
  ['other shapes', '{"user":null,"values":{"name":7,"mode":"post","message":null,"x":"y"}}'],
  ['no values', '{"user":null}'],
])('%s in the storage is ignored', ([, text]) => {
  sessionStorage.setItem('contact-draft', text!)
  expect(readDraft(null)).toEqual({})
})

test('without storage there is no draft and no failure', () => {
  vi.stubGlobal('sessionStorage', undefined)
  saveDraft(null, values)
  clearDraft()
  expect(readDraft(null)).toEqual({})
})

test('the account fills empty fields', () => {
  const login = { name: 'Ali', email: 'ali@example.com', phone: '+971501234567' }
  expect(firstValues(login, {})).toEqual({
    ...{ name: 'Ali', email: 'ali@example.com', mobile: '+971501234567' },
    ...{ mode: 'mobile', reason: 'General Enquiry', message: '' },
  })
  expect(firstValues(login, { email: 'other@example.com' })).toMatchObject({
    ...{ name: 'Ali', email: 'other@example.com' },
  })
  expect(firstValues({ ...login, name: '' }, {}).name).toBe('')
  expect(firstValues(null, {})).toMatchObject({ mobile: '+971 ', mode: 'mobile' })
})

test('an e-mail address has a local part, one @ and a domain', () => {
  for (const right of ['a@b.ae', ' garage@mail.example.com ', 'سالم@example.com'])
    expect([right, looksLikeEmail(right)]).toEqual([right, true])
  for (const wrong of ['', 'garage', 'garage@', '@b.ae', 'a@b', 'a b@c.ae', 'a@b@c.ae', 'a@b.'])
    expect([wrong, looksLikeEmail(wrong)]).toEqual([wrong, false])
})
