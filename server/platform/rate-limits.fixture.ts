// A process that counts in the Redis of its task: it says when it does, takes as often as each line
// of its input tells it to, and says how many of those were granted.
import { createInterface } from 'node:readline'
import { RateLimits, type Rule } from './rate-limits.ts'

type Task = { redisUrl: string; rule: Rule; key: string }

const { redisUrl, rule, key } = JSON.parse(process.argv[2] ?? '{}') as Task
const limits = new RateLimits({
  redis: { url: redisUrl, scope: 'ghiyar:test' },
  processes: 2,
  perAddress: 1,
  answerMs: 10_000,
  log: () => undefined,
})

while (!limits.shared) await new Promise((resolve) => setTimeout(resolve, 5))
process.stdout.write('ready\n')

for await (const line of createInterface({ input: process.stdin })) {
  const attempts = Array.from({ length: Number(line) }, () => limits.take(rule, key))
  const refusals = await Promise.all(attempts)
  const granted = refusals.filter((refusal) => refusal === undefined)
  process.stdout.write(`${granted.length}\n`)
}
await limits.close()
