import { expect, test } from 'vitest'
import { readRows } from './read-rows.ts'

test('a row that takes longer than a second is rejected, and the others are read', async () => {
  let now = 0
  let shared = 0
  const read = ([text]: string[]) => {
    now += text === 'slow' ? 1_001 : 1_000
    return text === '' ? ('nothing' as const) : { notes: [] }
  }
  const rows = ['quick', 'slow', '', 'quick'].map((text, i) => ({ number: i + 2, cells: [text] }))
  const turn = { share: async () => void shared++ }
  const looked = await readRows(rows, read, turn, () => now)
  expect(looked.map(({ row, notes }) => [row, notes.map(({ code }) => code)])).toEqual([
    [2, []],
    [3, ['too_slow']],
    [5, []],
  ])
  expect(shared).toBe(4)
})
