import { sellers } from '#demo/sellers.ts'
import { login, stockList, timed, type Names } from '../../import.ts'
import type { Outcome, Target } from '../attack.types.ts'

export const about =
  '50,000 rows named by random words; importing them takes little longer than ordinary ones'

const MOST_TIMES = 3

export async function attack({ start }: Target): Promise<Outcome> {
  const ghiyar = await start({ DEMO_LISTINGS: '100', LIMIT_PER_ADDRESS: '1000' })
  const figures: Record<string, string> = {}
  const took: number[] = []
  for (const [i, names] of (['ordinary', 'random'] satisfies Names[]).entries()) {
    const token = await login(ghiyar.url, sellers[i]!.email)
    const file = await stockList(names)
    const processor = ghiyar.processor()
    const { report, seconds } = await timed(ghiyar.url, token, {
      ...{ kind: 'listings', mode: 'apply', file },
    })
    took.push(seconds)
    figures[`${names} names`] =
      `${seconds.toFixed(1)} s, ${(ghiyar.processor() - processor).toFixed(1)} s of the processor, ` +
      `${report.created} created, ${report.failures} left out`
  }
  const times = took[1]! / took[0]!
  figures['times as long'] = times.toFixed(2)
  return { passed: times <= MOST_TIMES, figures }
}
