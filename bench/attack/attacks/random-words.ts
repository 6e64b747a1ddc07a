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

const ORDINARY = { seller: 'Ordinary', partName: `'Brake pad set front'`, brand: `'Bosch'` }
const RANDOM = { seller: 'Random Words', partName: sixWords, brand: `'Made up'` }

export async function attack({ databaseUrl, start }: Target): Promise<Outcome> {
  const ghiyar = await start({ DEMO_LISTINGS: '2000', LIMIT_PER_ADDRESS: '1000' })
  let { total } = await search(ghiyar.url, { limit: 1 })
  /** Unknown words while such rows are indexed one by one, as each search finds a changed index. */
  const whileRowsCome = (rows: typeof RANDOM, from: number) =>
    unknownWords(ghiyar.url, COMING, async (i) => {
      await writeStock(databaseUrl, { ...rows, from: from + i, to: from + i }, 'rows')
      await indexed(ghiyar.url, ++total, 30)
    })
  await unknownWords(ghiyar.url)
  const before = await unknownWords(ghiyar.url)
  const beforeComing = await whileRowsCome(ORDINARY, 1)
  const memory = ghiyar.memory()
  await writeStock(databaseUrl, { ...RANDOM, from: 1, to: ROWS })
  const followed = await indexed(ghiyar.url, (total += ROWS), 120)
  const after = await unknownWords(ghiyar.url)
  const coming = await whileRowsCome(RANDOM, ROWS + 1)
  const times = Math.max(after / before, coming / beforeComing)
  const figures = {
    'unknown word before': ms(before),
    'unknown word after': ms(after),
    'unknown word while ordinary rows come, before': ms(beforeComing),
    'unknown word while random rows come, after': ms(coming),
    'times as long': times.toFixed(2),
    'memory before': `${Math.round(memory / 1e6)} MB`,
    'memory after': `${Math.round(ghiyar.memory() / 1e6)} MB`,
    'index followed': String(followed),
  }
  return { passed: followed && times < 2, figures }
}
