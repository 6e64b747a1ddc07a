import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readAs, reference } from '../../testing/understanding-in-memory.ts'
import { comparePositions, positions } from '../positions.ts'

// Queries and names of listings by people who had read neither the vocabulary nor other texts, with the
// kinds of part that they mean. Some are beyond what words alone can tell.
const texts = readFileSync(join(import.meta.dirname, 'texts-of-strangers.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([text = '', meant = '']) => ({ text, meant: meant.split(',') }))

const positionsOf = new Map(reference.partTypes.map((type) => [type.key, type.positions]))

/** The likeliest kind that sits where the text asks for it. */
function firstKind(text: string): string | undefined {
  const { types, positions: named } = readAs(text)
  const asked = named.reduce((bits, name) => bits | positions[name], 0)
  return types.find((key) => comparePositions(asked, positionsOf.get(key)!).denied === 0)
}

test('of the kinds of part that strangers mean, more than nineteen in twenty are read first', () => {
  const missed = texts.filter(({ text, meant }) => !meant.includes(firstKind(text) ?? ''))
  expect(texts.length).toBeGreaterThan(1_250)
  expect(missed.length / texts.length, missed.map(({ text }) => text).join('\n')).toBeLessThan(0.05)
})
