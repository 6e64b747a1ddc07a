import { median } from '../load.ts'

/** Milliseconds, and on what the worst was taken. */
export type Taken = { median: number; p99: number; worst: number; worstOn: unknown; times: number }

/** Does the work on each item, one after the other, `rounds` times. */
export async function take<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  rounds = 1,
): Promise<Taken> {
  const taken: { ms: number; item: Item }[] = []
  for (let round = 0; round < rounds; round++)
    for (const item of items) {
      const began = performance.now()
      await work(item)
      taken.push({ ms: performance.now() - began, item })
    }
  taken.sort((a, b) => a.ms - b.ms)
  const { ms: worst, item: worstOn } = taken.at(-1)!
  return {
    median: median(taken.map(({ ms }) => ms)),
    p99: taken[Math.ceil(taken.length * 0.99) - 1]!.ms,
    worst,
    worstOn,
    times: taken.length,
  }
}

export const tableHead = [
  '| Milliseconds: median / p99 / worst | Goal | Asked | In the process | Over HTTP | SQL by hand |',
  '| --- | --- | ---: | ---: | ---: | ---: |',
].join('\n')

export const row = (name: string, goal: string, ours: Taken, http: Taken, sql?: Taken): string =>
  `| ${name} | ${goal} | ${ours.times} | ${cell(ours)} | ${cell(http)} | ${sql ? cell(sql) : ''} |`

const cell = (taken: Taken) =>
  [taken.median, taken.p99, taken.worst].map((ms) => ms.toFixed(1)).join(' / ')
