import autocannon from 'autocannon'

export type Target = { url: string; headers?: Record<string, string> }

const SECONDS = 3
const ROUNDS = 3

/** Requests answered per second with 16 connections; throws when any reply wasn't a 2xx. */
async function requestsPerSecond({ url, headers }: Target): Promise<number> {
  const result = await autocannon({ url, headers, connections: 16, duration: SECONDS })
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx} bad replies`)
  return result.requests.total / result.duration
}

export const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}

/**
 * Loads ours and the bare server in turn, so that both see the same machine, and gives the medians
 * of requests per second and of the per-round ratios.
 */
export async function paired(ours: Target, bare: Target) {
  await requestsPerSecond(ours)
  await requestsPerSecond(bare)
  const rounds: { ours: number; bare: number }[] = []
  for (let i = 0; i < ROUNDS; i++)
    rounds.push({ ours: await requestsPerSecond(ours), bare: await requestsPerSecond(bare) })
  return {
    ours: Math.round(median(rounds.map((round) => round.ours))),
    bare: Math.round(median(rounds.map((round) => round.bare))),
    ratio: median(rounds.map((round) => round.ours / round.bare)),
  }
}

const SEARCHES = 400
const words = ['brake pads', 'oil filter', 'رديتر', 'فحمات امامي', 'corolla 2014', 'alternator']

/** One client, one search after the other; each asks for another page, so that none is kept. */
export async function searches(
  url: string,
  count = SEARCHES,
): Promise<{ median: number; p99: number }> {
  const took: number[] = []
  for (let i = 0; i < count; i++) {
    const body = JSON.stringify({ string: words[i % words.length], page: 1 + (i % 7) })
    const began = performance.now()
    const reply = await fetch(`${url}/api/listing/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    await reply.arrayBuffer()
    if (!reply.ok) throw new Error(`A search was answered with ${reply.status}`)
    took.push(performance.now() - began)
  }
  took.sort((a, b) => a - b)
  return { median: took[Math.floor(count / 2)]!, p99: took[Math.floor(count * 0.99)]! }
}
