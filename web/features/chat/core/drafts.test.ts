import { expect, test } from 'vitest'
import { Drafts } from './drafts.ts'
import { memoryStorage } from './fake-server.fixture.ts'

const picture = new File(['x'], 'brake.jpg', { type: 'image/jpeg' })

test('a draft is stored until it is sent or emptied', () => {
  const storage = memoryStorage()
  new Drafts(storage).write('a', 'Is it ')
  const next = new Drafts(storage)
  expect(next.text('a')).toBe('Is it ')
  next.write('a', '')
  expect(storage.text).toBe('[]')
  expect(new Drafts(storage).text('a')).toBe('')
})

test('the latest 30 rooms are stored, with 4,000 characters each', () => {
  const storage = memoryStorage()
  const drafts = new Drafts(storage)
  for (let room = 0; room < 31; room++) drafts.write(`${room}`, `text ${room}`)
  const next = new Drafts(storage)
  expect([next.text('0'), next.text('1'), next.text('30')]).toEqual(['', 'text 1', 'text 30'])
  const long = `${'x'.repeat(3_999)}🚗 and more`
  drafts.write('1', long)
  expect(drafts.text('1')).toBe(long)
  expect(new Drafts(storage).text('1')).toBe('x'.repeat(3_999))
})

test('a draft sent by another tab is removed here', () => {
  const storage = memoryStorage()
  const [one, two] = [new Drafts(storage), new Drafts(storage)]
  one.write('a', 'hello')
  two.write('a', '')
  expect(one.text('a')).toBe('')
})

test('without storage, or with one that refuses, drafts last as long as the page', () => {
  const refusing = { read: () => '{"a":', write: () => false }
  for (const storage of [undefined, refusing]) {
    const drafts = new Drafts(storage)
    drafts.write('a', 'hello')
    expect(drafts.text('a')).toBe('hello')
  }
})

test('a file stays with its room', () => {
  const drafts = new Drafts(undefined)
  drafts.setFile('a', picture)
  expect([drafts.file('a'), drafts.file('b')]).toEqual([picture, undefined])
  drafts.setFile('a', undefined)
  expect(drafts.file('a')).toBeUndefined()
})
