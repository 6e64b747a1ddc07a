import { expect, test } from 'vitest'
import { newPasswordProblems, passwordRules } from './new-password.ts'

const t = (key: string) => key
const me = 'brake.pads@ghiyar.example'

test('no rule is fulfilled before typing', () => {
  const met = (password: string) => passwordRules(password, me, t).map((rule) => rule.met)
  expect(met('')).toEqual([false, false])
  expect(met('12345678')).toEqual([true, false])
  expect(met('brake.pads')).toEqual([true, false])
  expect(met('صامولة وبرغي')).toEqual([true, true])
})

test.each([
  ['', 'errors.newMissing'],
  ['short', 'errors.newShort'],
  ['x'.repeat(7) + '\u{1F527}'.repeat(122), 'errors.newLong'],
  ['aaaaaaaa', 'errors.newEasy'],
  ['hub and bearing', undefined],
])('%s as a password', (password, problem) => {
  expect(newPasswordProblems({ code: '', password, confirm: '' }, me, t).password).toBe(problem)
})

test('the code must be complete, and both passwords equal', () => {
  const typed = { code: '12345', password: 'hub and bearing', confirm: 'hub and bearings' }
  expect(newPasswordProblems(typed, me, t)).toEqual({
    code: 'errors.codeMissing',
    confirm: 'errors.confirmDiffers',
  })
  expect(newPasswordProblems({ ...typed, code: '123456', confirm: typed.password }, me, t)).toEqual(
    {},
  )
})
