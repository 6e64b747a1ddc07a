import { drizzle } from 'drizzle-orm/node-postgres'
import { generateSync } from 'otplib'
import pg from 'pg'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import type { InputOf, ReplyOf } from '#contract/api.ts'
import { inviteFromCommand } from '#server/accounts/invite-operator.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { realUse } from '#server/testing/real-use.ts'
import { fillBy, withDatabase } from './database.ts'
import { median } from './load.ts'
import { insertOrders } from './orders/many-orders.ts'
import { fillQueues } from './queues/fill.ts'
import { startGhiyar } from './servers.ts'

const TIMES = 40

type Read = { [Name in EndpointName]: [Name, InputOf<Name>] }[EndpointName]

const open = { state: 'open' } as const
const closed = { state: 'closed' } as const
const reads: Read[] = [
  ['getOverview', {}],
  ['getApplications', { view: 'applied' }],
  ['getApplications', { view: 'approved', page: 50 }],
  ['getApplications', { view: 'changed' }],
  ['getApplications', { view: 'expired' }],
  ['getTickets', open],
  ['getTickets', { ...closed, page: 50 }],
  ['getReports', open],
  ['getReportedSubjects', open],
  ['getReportedSubjects', closed],
  ['getDisputes', {}],
  ['getBuyerTransfers', {}],
  ['getBuyerTransfers', { q: 'R1500000' }],
  ['getTransferRefunds', {}],
  ['getPayouts', {}],
  ['getWithheldPayouts', {}],
  ['getTransfers', {}],
  ['findOwingSellers', { q: 'Parts 77777' }],
  ['getDifferences', open],
  ['getFailedJobs', {}],
  ['getFailedSearches', {}],
  ['getWantedParts', {}],
  ['getAuditLog', {}],
  ['getHealth', {}],
]

/**
 * Every queue of operators over HTTP, in a database of its own with a million orders, a hundred thousand
 * companies, and as many tickets, reports, disputes, transfers, refunds, payouts and differences.
 */
export async function benchQueues(databaseUrl: string): Promise<void> {
  const fill = fillBy(async (client) => {
    await insertOrders(client)
    await fillQueues(client)
  })
  await withDatabase(databaseUrl, fill, timeQueues)
}

async function timeQueues(url: string): Promise<void> {
  const ghiyar = await startGhiyar(url, realUse)
  try {
    const token = await joinAsOwner(url, ghiyar.url)
    for (const read of reads) await timeRead(ghiyar.url, token, read)
  } finally {
    await ghiyar.stop()
  }
}

async function timeRead(url: string, token: string, [name, input]: Read): Promise<void> {
  const took: number[] = []
  for (let i = 0; i < TIMES; i++) {
    const began = performance.now()
    await call(url, name, input, token)
    took.push(performance.now() - began)
  }
  const fields = JSON.stringify(input)
  const least = Math.min(...took)
  console.log(`${name} ${fields}: median ${median(took).toFixed(1)} ms, least ${least.toFixed(1)}`)
}

/** The session of a first owner, who comes by the link of the command. */
async function joinAsOwner(databaseUrl: string, url: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const invited = { email: 'owner@operators.example', role: 'owner' } as const
  const made = await inviteFromCommand(drizzle(client), url, invited)
  await client.end()
  if (made instanceof Refusal) throw new Error(made.code)
  const token = made.link.split('#')[1]!
  await call(url, 'openInvitation', { token })
  const { secret, key } = await call(url, 'startInvitation', { token })
  const person = {
    name: 'Mariam Al Suwaidi',
    phone: '+971501112233',
    password: 'seven grey camels',
  }
  const code = generateSync({ secret })
  return (await call(url, 'acceptInvitation', { token, key, ...person, code })).token
}

async function call<Name extends EndpointName>(
  url: string,
  name: Name,
  input: InputOf<Name>,
  token?: string,
): Promise<ReplyOf<Name>> {
  const { method, path } = addresses[name]
  const query = new URLSearchParams(input as Record<string, string>)
  const body = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }
  const { headers, ...rest } = method === 'POST' ? body : {}
  const reply = await fetch(`${url}/api${path}${method === 'GET' ? `?${query}` : ''}`, {
    ...{ method, ...rest },
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (!reply.ok) throw new Error(`${name} was answered with ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as ReplyOf<Name>
}
