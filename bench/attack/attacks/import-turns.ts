import { sellers } from '#demo/sellers.ts'
import type { Running } from '../../servers.ts'
import type { Outcome, Target } from '../attack.types.ts'

const ROWS = 50_000
const WORDS = 8
const SHORT_ROWS = 100
const GIVEN_UP_MS = 150_000
const MOST_MS = 30_000
const PASSWORD = 'ghiyar-demo'

export const about =
  'A seller brings 50,000 rows of random words: the 100 rows of another are imported meanwhile'

export async function attack({ start }: Target): Promise<Outcome> {
  const ghiyar = await start({ DEMO_LISTINGS: '100', LIMIT_PER_ADDRESS: '1000' })
  const [attacker, other] = await Promise.all(
    sellers.slice(0, 2).map(({ email }) => login(ghiyar, email)),
  )
  // The thread that reads lists has started, and learnt the vocabulary.
  await ended(ghiyar, other!, await bring(ghiyar, other!, shortList('WARM')), performance.now())
  const long = await bring(ghiyar, attacker!, longList())
  const began = performance.now()
  const short = await bring(ghiyar, other!, shortList('SHORT'))
  const waited = await ended(ghiyar, other!, short, began)
  const worked = waited.done ? await ended(ghiyar, attacker!, long, began) : undefined
  return {
    passed: waited.done && waited.ms <= MOST_MS,
    figures: {
      'the short list was imported after': waited.done
        ? seconds(waited.ms)
        : `more than ${seconds(waited.ms)}`,
      'the long list took': worked?.done ? seconds(worked.ms) : `more than ${seconds(GIVEN_UP_MS)}`,
      'rows of the long list left out': String(worked?.failures ?? 'unknown'),
    },
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

const heading = 'Part No,Name,Brand,Category,Price,Qty'

const shortList = (prefix: string) =>
  [
    heading,
    ...Array.from(
      { length: SHORT_ROWS },
      (_, i) => `${prefix}-${1_000 + i},Oil filter,Bosch,Filters,20,5`,
    ),
  ].join('\n')

function longList(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const letter = () => letters[Math.floor(Math.random() * letters.length)]!
  const word = () => Array.from({ length: 6 + Math.floor(Math.random() * 5) }, letter).join('')
  const name = () => Array.from({ length: WORDS }, word).join(' ')
  const rows = Array.from(
    { length: ROWS },
    (_, i) => `LONG-${100_000 + i},${name()},Bosch,Filters,20,5`,
  )
  return [heading, ...rows].join('\n')
}

async function login({ url }: Running, email: string): Promise<string> {
  const reply = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'email', email, password: PASSWORD }),
  })
  return ((await reply.json()) as { token: string }).token
}

type Report = { job: string; done: boolean; failures: number }

/** Brings a list to be imported; returns its id. */
async function bring({ url }: Running, token: string, list: string): Promise<string> {
  const body = new FormData()
  for (const [name, value] of Object.entries({ mode: 'apply', wait: 'no' }))
    body.append(name, value)
  body.append('file', new Blob([list]), 'stock.csv')
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${url}/api/listing/import`, { method: 'POST', headers, body })
  if (!reply.ok) throw new Error(await reply.text())
  return ((await reply.json()) as Report).job
}

/** Waits for the end of an import, since `began`; gives up in the end. */
async function ended({ url }: Running, token: string, job: string, began: number) {
  const headers = { authorization: `Bearer ${token}` }
  for (;;) {
    const reply = await fetch(`${url}/api/listing/import-status?job=${job}`, { headers })
    const { done, failures } = (await reply.json()) as Report
    const ms = performance.now() - began
    if (done || ms > GIVEN_UP_MS) return { done, failures, ms }
    await new Promise((again) => setTimeout(again, 200))
  }
}
