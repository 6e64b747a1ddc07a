import { expect, test } from 'vitest'
import { FairTurns, inTurns, type Turn } from './fair-turns.ts'

const quiet = { begin: async () => undefined, end: async () => undefined }

/** Works of which each step takes as many milliseconds of a clock of their own. */
function workshop() {
  let now = 0
  const turns = new FairTurns(() => now)
  const steps: string[] = []
  const work = (name: string, count: number, ms: number) => async (turn: Turn) => {
    for (let i = 0; i < count; i++) {
      steps.push(name)
      now += ms
      await turn.share()
    }
  }
  return { turns, steps, work }
}

test('a short import finishes while a long one is running', async () => {
  const { turns, steps, work } = workshop()
  const long = inTurns(turns, quiet, work('long', 50, 300))
  const short = inTurns(turns, quiet, work('short', 2, 300))
  await Promise.all([long, short])
  expect(steps.lastIndexOf('short')).toBeLessThan(5)
})

test('short steps do not switch turns each time', async () => {
  const { turns, steps, work } = workshop()
  await Promise.all(['a', 'b'].map((name) => inTurns(turns, quiet, work(name, 6, 100))))
  expect(steps.join('')).toBe('aaabbbaaabbb')
})

test('the time of all turns is recorded, and not that of others', async () => {
  const { turns, work } = workshop()
  const worked = { a: 0, b: 0 }
  await Promise.all(
    (['a', 'b'] as const).map((name) =>
      inTurns(
        turns,
        { ...quiet, end: async (ms) => void (worked[name] += ms) },
        work(name, name === 'a' ? 5 : 9, 200),
      ),
    ),
  )
  expect(worked).toEqual({ a: 1_000, b: 1_800 })
})

test('a failed import lets the others continue, and its turn stays open', async () => {
  const { turns, steps, work } = workshop()
  const open = { broken: 0, other: 0 }
  const recording = (name: keyof typeof open) => ({
    begin: async () => void open[name]++,
    end: async () => void open[name]--,
  })
  const broken = inTurns(turns, recording('broken'), () => Promise.reject(new Error('broken')))
  const other = inTurns(turns, recording('other'), work('other', 3, 300))
  await expect(broken).rejects.toThrow('broken')
  await other
  expect(steps).toHaveLength(3)
  expect(open).toEqual({ broken: 1, other: 0 })
})
