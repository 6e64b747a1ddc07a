import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TextNumbers } from './text-numbers.ts'

test('numbers texts as a map does, whatever they are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.string({ unit: 'binary', maxLength: 6 }))),
      (steps) => {
        const numbers = new TextNumbers()
        const known = new Map<string, number>()
        for (const [isAdded, text] of steps) {
          if (isAdded && !known.has(text)) known.set(text, known.size + 1)
          const number = isAdded ? numbers.add(text) : numbers.of(text)
          if (number !== (known.get(text) ?? 0)) return false
        }
        return numbers.end === known.size + 1
      },
    ),
  )
})

test('keeps its numbers while it grows beyond every initial size', () => {
  const numbers = new TextNumbers()
  const texts = Array.from(
    { length: 30_000 },
    (_, no) => `${no * 7} ${'فلتر 过滤器 filter'.slice(no % 15)}`,
  )
  const expected = texts.map((_, at) => at + 1)
  expect(texts.map((text) => numbers.add(text))).toEqual(expected)
  expect(texts.map((text) => numbers.of(text))).toEqual(expected)
  expect(numbers.of('3 filter')).toBe(0)
  expect(numbers.end).toBe(30_001)
})

test('takes texts longer than all the room that it has', () => {
  const numbers = new TextNumbers()
  expect([numbers.add('a'.repeat(100_000)), numbers.add('')]).toEqual([1, 2])
  expect([numbers.of('a'.repeat(100_000)), numbers.of(''), numbers.of('a')]).toEqual([1, 2, 0])
})
