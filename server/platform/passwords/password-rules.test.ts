import { expect, test } from 'vitest'
import { passwordObjection } from './password-rules.ts'

const context = ['ahmed.rashid@example.com', '+971501234567', 'Al Noor Auto Parts LLC']

const objectionTo = (password: string) => passwordObjection(password, context)

test.each([
  ['', 'field.password_short'],
  ['brakes7', 'field.password_short'],
  ['🔧🔩🚗🛞🔋💡🧰', 'field.password_short'],
  ['k'.repeat(64) + 'brakes'.repeat(11), 'field.too_long'],
])('the length of %j counts in visible characters: %s', (password, code) => {
  expect(objectionTo(password)).toBe(code)
})

test.each([
  'gaskets7',
  '🔧🔩🚗🛞🔋💡🧰🏁',
  'ghiyar-demo',
  'correct horse battery staple',
  'فرامل أمامية جديدة',
  'x7k2m9p4',
  '83746291',
  'the noor of the garage',
  'ahmed drives a Patrol',
  'oil filter '.repeat(11) + 'gasket',
])('%j is accepted', (password) => {
  expect(objectionTo(password)).toBeUndefined()
})

test.each([
  ...['password', 'PassWord', 'p@ssw0rd', 'Password2024!', 'sunshine123', 'qwertyuiop', '1q2w3e4r'],
  ...['aaaaaaaa', 'abcabcabc', '12341234', '23456789', 'hgfedcba', '\uff50assword'],
])('%j is among the most common', (password) => {
  expect(objectionTo(password)).toBe('field.password_common')
})

test.each([
  ...['ahmed.rashid@example.com', 'Ahmed.Rashid', 'ahmedrashid1', 'rashid-ahmed-1985'],
  ...['+971501234567', '0501234567', '00971 50 123 4567', '501234567'],
  ...['Al Noor Auto Parts LLC', 'alnoorautoparts', 'NoorAutoParts2024'],
  ...['ghiyarghiyar', 'Ghiyar2024', 'ghiyar-noor'],
])('%j consists of the user’s own data', (password) => {
  expect(objectionTo(password)).toBe('field.password_common')
})

test('without a context only the name of the site is forbidden', () => {
  expect(passwordObjection('ahmedrashid1', [])).toBeUndefined()
  expect(passwordObjection('ghiyar2024', [])).toBe('field.password_common')
  expect(passwordObjection('brake pads, front', ['', '.', '+971', 'a'])).toBeUndefined()
})
