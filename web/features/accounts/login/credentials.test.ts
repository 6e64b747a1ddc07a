import { expect, test } from 'vitest'
import { credentialProblems, identityProblem, loginInput } from './credentials.ts'

const t = (key: string) => key
const typed = { email: '', phone: '+971 ', password: '' }

test('only the fields of the chosen method are validated', () => {
  expect(credentialProblems('email', typed, t)).toEqual({
    email: 'errors.emailMissing',
    password: 'errors.passwordMissing',
  })
  expect(credentialProblems('phone', typed, t)).toEqual({
    phone: 'errors.phoneMissing',
    password: 'errors.passwordMissing',
  })
})

test.each([
  ['garage@ghiyar.example', undefined],
  ['  garage@ghiyar.example ', undefined],
  ['ورشة@مثال.إمارات', undefined],
  ['garage', 'errors.emailWrong'],
  ['garage@ghiyar', 'errors.emailWrong'],
  ['garage@ghiyar.', 'errors.emailWrong'],
  ['a b@ghiyar.example', 'errors.emailWrong'],
])('%s as an address', (email, problem) => {
  expect(identityProblem('email', { ...typed, email }, t)).toBe(problem)
})

test('a password is sent as typed', () => {
  const input = loginInput('email', { email: ' a@b.ae ', phone: '', password: ' spaced ' })
  expect(input).toEqual({ method: 'email', email: 'a@b.ae', password: ' spaced ' })
})

test.each(['050 123 4567', '971501234567', '+971 050 123 4567', '00971501234567', '٠٥٠١٢٣٤٥٦٧'])(
  '%s is sent with its plus sign',
  (phone) => {
    expect(loginInput('phone', { ...typed, phone, password: 'x' })).toEqual({
      method: 'phone',
      phone: '+971501234567',
      password: 'x',
    })
  },
)
