import { median } from '../../load.ts'
import type { Outcome, Target } from '../attack.types.ts'
import { indexed, search, writeStock } from '../stock.ts'

export const about =
  'two lists of 34,000 rows, each with its own brand; a restart must succeed and searches stay quick'

const ROWS = 68_000

async function medianOf(url: string, query: object): Promise<string> {
  const took: number[] = []
  for (let i = 0; i < 30; i++) took.push((await search(url, query)).milliseconds)
  return `${median(took).toFixed(1)} ms`
}

const figuresOf = async (url: string) => ({
  everything: await medianOf(url, { limit: 24 }),
  'brake pads': await medianOf(url, { string: 'brake pads' }),
  'an unknown brand': await medianOf(url, { string: 'zorbax oil filter' }),
})

export async function attack({ databaseUrl, start }: Target): Promise<Outcome> {
  const env = { DEMO_LISTINGS: '2000', LIMIT_PER_ADDRESS: '1000' }
  const first = await start(env)
  const { total } = await search(first.url, { limit: 1 })
  const before = await figuresOf(first.url)
  const brands = { seller: 'Many Brands', partName: `'Oil filter'`, brand: `'Brand ' || i` }
  await writeStock(databaseUrl, { ...brands, from: 1, to: ROWS })
  const followed = await indexed(first.url, total + ROWS, 60)
  await first.stop()
  // Throws where the process ends by itself.
  const again = await start(env)
  const served = (await search(again.url, { limit: 1 })).total === total + ROWS
  const last = await search(again.url, { brand: [`Brand ${ROWS}`] })
  const after = await figuresOf(again.url)
  const figures = {
    'followed while running': String(followed),
    'all served after a restart': String(served),
    'found by the last brand': String(last.total),
    ...Object.fromEntries(
      Object.entries(after).map(([what, took]) => [
        what,
        `${took}; ${before[what as keyof typeof before]} before`,
      ]),
    ),
    memory: `${Math.round(again.memory() / 1e6)} MB`,
  }
  return { passed: followed && served && last.total === 1, figures }
}
