import { randomInt } from 'node:crypto'
import pg from 'pg'
import type { ErrorBody } from '#contract/api.ts'
import type { Challenge } from '#contract/challenge.ts'
import { solve } from '#server/testing/solve.ts'
import type { Outcome, Target } from '../attack.types.ts'

export const about =
  'One host with a /48 asks for a thousand SMS from 52 of its /64s; others still have to get theirs'

const CODES = 1_000
const NETS = 52
const SOLVED = 150
const SMS_PER_DAY = 1_000

type Asked = { status: number; code: string; challenge: Challenge | undefined }

export async function attack({ databaseUrl, start }: Target): Promise<Outcome> {
  const { url } = await start({
    ...{ LIMIT_PER_ADDRESS: '1', TRUST_PROXY: '1', SMS_PER_DAY: String(SMS_PER_DAY) },
    // So that what is tried here is what somebody with far more machines could do in the same time.
    CHALLENGE_BITS: '6',
  })
  const ask = async (from: string, phone: string, solution?: string): Promise<Asked> => {
    const reply = await fetch(`${url}/api/users/get-otp-by-phone`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ phone, solution }),
    })
    const body = (await reply.json()) as Partial<ErrorBody>
    return { status: reply.status, code: body.code ?? 'sent', challenge: body.challenge }
  }
  const attacker = (i: number) => `2001:db8:77:${(i % NETS).toString(16)}::${i + 1}`

  const began = performance.now()
  const plain = await inTurn(CODES, (i) => ask(attacker(i), numberOf(i)))
  const seconds = (performance.now() - began) / 1_000
  const solved = await inTurn(SOLVED, async (i) => {
    const phone = numberOf(CODES + i)
    const first = await ask(attacker(i), phone)
    return first.challenge ? ask(attacker(i), phone, solve(first.challenge)) : first
  })
  const spent = await smsOf(databaseUrl)
  const people = await inTurn(20, async (i) => {
    const [from, phone] = [`198.18.${i}.7`, numberOf(CODES + SOLVED + i)]
    const first = await ask(from, phone)
    return first.challenge ? ask(from, phone, solve(first.challenge)) : first
  })
  const served = people.filter(({ status }) => status === 200).length
  return {
    passed: served === people.length && spent <= SMS_PER_DAY / 5,
    figures: {
      'asked without solving anything': `${CODES} in ${seconds.toFixed(1)} s: ${tally(plain)}`,
      'asked with every challenge solved': tally(solved),
      'of the day’s SMS the attacker has': `${spent} of ${SMS_PER_DAY}`,
      'people in other networks who got theirs': `${served} of ${people.length}`,
    },
  }
}

/** So many calls, ten at once. */
async function inTurn<Made>(count: number, make: (i: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (let at = 0; at < count; at += 10) {
    const next = Array.from({ length: Math.min(10, count - at) }, (_, i) => make(at + i))
    made.push(...(await Promise.all(next)))
  }
  return made
}

const offset = randomInt(1_000_000)
/** Mobile numbers of the Emirates, spread over their ranges. */
const numberOf = (i: number) =>
  `+97150${String((offset + i * 7_919) % 10_000_000).padStart(7, '0')}`

function tally(asked: Asked[]): string {
  const byCode = Map.groupBy(asked, ({ code }) => code)
  return [...byCode].map(([code, { length }]) => `${length} ${code}`).join(', ')
}

async function smsOf(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ sms: number }>(
    `select count(*)::int sms from one_time_code where channel = 'sms'`,
  )
  await client.end()
  return rows[0]!.sms
}
