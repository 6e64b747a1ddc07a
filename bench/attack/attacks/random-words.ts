import { median } from '../../load.ts'
import type { Outcome, Target } from '../attack.types.ts'
import { indexed, search, writeStock } from '../stock.ts'

export const about =
  '50,000 names of six random words each; searches for unknown words must take as long as before'

const ROWS = Number(process.env.ROWS ?? 50_000)
const SEARCHES = 60
const COMING = 20

const letters = (text: string) => `translate(md5(${text}), '0123456789', 'ghijklmnop')`
const sixWords = `(select string_agg(substr(${letters(`i || '-' || k`)}, 1, 5 + (i + k) % 5), ' ')
  from generate_series(1, 6) k)`

const unknownWord = () =>
  Array.from({ length: 8 }, () => 'abcdefghijklmnop'[Math.floor(Math.random() * 16)]).join('')

/** The median; `before` each search something else may happen. */
async function unknownWords(
  url: string,
  searches = SEARCHES,
  before?: (i: number) => Promise<unknown>,
): Promise<number> {
  const took: number[] = []
  for (let i = 0; i < searches; i++) {
    await before?.(i)
    took.push((await search(url, { string: unknownWord() })).milliseconds)
  }
  return median(took)
}

const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`

export async function attack({ databaseUrl, start }: Target): Promise<Outcome> {
  const ghiyar = await start({ DEMO_LISTINGS: '2000', LIMIT_PER_ADDRESS: '1000' })
  const { total } = await search(ghiyar.url, { limit: 1 })
  await unknownWords(ghiyar.url)
  const before = await unknownWords(ghiyar.url)
  const memory = ghiyar.memory()
  const words = { seller: 'Random Words', partName: sixWords, brand: `'Made up'` }
  await writeStock(databaseUrl, { ...words, from: 1, to: ROWS })
  const followed = await indexed(ghiyar.url, total + ROWS, 120)
  const after = await unknownWords(ghiyar.url)
  const coming = await unknownWords(ghiyar.url, COMING, async (i) => {
    const no = ROWS + 1 + i
    await writeStock(databaseUrl, { ...words, from: no, to: no }, 'rows')
    await indexed(ghiyar.url, total + no, 30)
  })
  const figures = {
    'unknown word before': ms(before),
    'unknown word after': ms(after),
    'unknown word while words come': ms(coming),
    'times as long': (Math.max(after, coming) / before).toFixed(2),
    'memory before': `${Math.round(memory / 1e6)} MB`,
    'memory after': `${Math.round(ghiyar.memory() / 1e6)} MB`,
    'index followed': String(followed),
  }
  return { held: followed && Math.max(after, coming) < 2 * before, figures }
}
