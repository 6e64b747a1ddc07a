import { expect, test } from 'vitest'
import { findBanned } from './find-banned.ts'

const namesIn = (text: string, file = 'server/chat/send.ts') =>
  findBanned(file, text).map(({ name }) => name)

test.for([
  ['a variable', 'const toldPeople = 1', ['toldPeople']],
  ['a parameter', 'const f = (said: string, [kept]: string[]) => 1', ['said', 'kept']],
  ['a name from a pattern', 'const { a: held = 1, ...wishes } = b', ['held', 'wishes']],
  ['a function', 'function noteSeen() {}', ['noteSeen']],
  ['a type and its properties', 'type SendParts = { told: Date; seat(): void }', null],
  ['a method of an object', 'const a = { tell() {}, hold: () => 1 }', ['tell', 'hold']],
  ['a constant', 'const TELL_OUTSIDE = 1', ['TELL_OUTSIDE']],
] as const)('%s with a banned word is reported', ([, text, names]) => {
  expect(namesIn(text)).toEqual(names ?? ['SendParts', 'told', 'seat'])
})

test.for([
  ['car parts', 'const parts = [], sitemapParts = 1'],
  ['a term of the field', 'const markRead = () => 1, keepAliveTimeout = 1'],
  ['a part of a longer word', 'const threshold = 1, bookmark = 2, hearing = 3'],
  ['an imported name, and a key for others', "import { marked } from 'marked'; f({ kept: 1 })"],
  ['a note of a customer', 'type Callback = { note: string }'],
] as const)('%s is accepted', ([, text]) => {
  expect(namesIn(text)).toEqual([])
})

test('the name of a file counts', () => {
  expect(namesIn('const kept = 1', 'server/chat/messages/tell-outside.ts')).toEqual([
    'tell-outside.ts',
    'kept',
  ])
})
