import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { median, searches } from './load.ts'
import { startGhiyar } from './servers.ts'

const LOGINS_AT_ONCE = 50
const ROUNDS = 3
const PAIRS = 300

/**
 * The catalogue while 50 logins are under way all the time, beside the same searches without them.
 * The logins are of accounts that don't exist: they cost what any other login costs.
 */
export async function benchLogin(databaseUrl: string): Promise<void> {
  const ghiyar = await startGhiyar(databaseUrl, { LIMIT_PER_ADDRESS: '1000' })
  try {
    await searches(ghiyar.url)
    const ratios: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      const idle = await searches(ghiyar.url)
      const stop = new AbortController()
      const logins = loginsUntil(ghiyar.url, stop.signal)
      await pause(500)
      const busy = await searches(ghiyar.url)
      stop.abort()
      const { answered, turnedAway, perSecond } = await logins
      ratios.push(busy.p99 / idle.p99)
      console.log(
        `round ${round}: search idle median ${idle.median.toFixed(1)} / p99 ${idle.p99.toFixed(1)} ms, during logins ${busy.median.toFixed(1)} / ${busy.p99.toFixed(1)} ms; logins answered ${answered} (${perSecond.toFixed(1)}/s), turned away with 503 ${turnedAway}`,
      )
    }
    ratios.sort((a, b) => a - b)
    console.log(`search p99 during 50 logins: ${ratios[1]!.toFixed(2)} of idle (goal ≤ 2)`)
    await compareAccounts(ghiyar.url, databaseUrl)
  } finally {
    await ghiyar.stop()
  }
}

/** A wrong password for accounts that exist and for some that don't, in turn. */
async function compareAccounts(url: string, databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string }>('select email from "user" order by no')
  await client.end()
  const known: number[] = []
  const unknown: number[] = []
  // Fewer for each account than are allowed before a pause.
  for (let i = 0; i < Math.min(PAIRS, rows.length * 8); i++) {
    known.push(await refusedLogin(url, rows[i % rows.length]!.email))
    unknown.push(await refusedLogin(url, `nobody-else-${i}@example.com`))
  }
  const gap = Math.abs(median(known) - median(unknown))
  console.log(
    `login refused, ${known.length} each: account known ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms, medians ${gap.toFixed(1)} ms apart (goal < 2)`,
  )
}

async function refusedLogin(url: string, email: string): Promise<number> {
  const began = performance.now()
  const reply = await postLogin(url, email)
  if (reply.status !== 401) throw new Error(`A login was answered with ${reply.status}`)
  return performance.now() - began
}

async function postLogin(url: string, email: string): Promise<Response> {
  const reply = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'email', email, password: 'seven grey camels' }),
  })
  await reply.arrayBuffer()
  return reply
}

async function loginsUntil(url: string, signal: AbortSignal) {
  const began = performance.now()
  let [answered, turnedAway, count] = [0, 0, 0]
  const one = async () => {
    while (!signal.aborted) {
      const email = `nobody-${(count += 1)}@example.com`
      const reply = await postLogin(url, email)
      if (reply.status === 401) answered += 1
      else if (reply.status === 503) {
        turnedAway += 1
        // As it was told to, though not quite as patient.
        await pause(250)
      } else throw new Error(`A login was answered with ${reply.status}`)
    }
  }
  await Promise.all(Array.from({ length: LOGINS_AT_ONCE }, one))
  return { answered, turnedAway, perSecond: (answered * 1_000) / (performance.now() - began) }
}
