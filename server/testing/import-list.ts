import type { InputOf, ReplyOf } from '#contract/api.ts'
import { expect } from 'vitest'
import type { CallOptions, TestApp } from './app.ts'

/**
 * Brings a list, or goes on with one. Unless `wait` is `no`, the report is that of its end, which comes after the reply
 * where the machine is busy.
 */
export async function importList(
  app: Pick<TestApp, 'call'>,
  input: InputOf<'importListings'>,
  by: CallOptions,
): Promise<ReplyOf<'importListings'>> {
  let report = await app.call('importListings', input, by)
  if (input.wait === 'no') return report
  const isDone = async () => {
    if (!report.done) report = await app.call('getImportStatus', { job: report.job }, by)
    return report.done
  }
  await expect.poll(isDone, { timeout: 600_000 }).toBe(true)
  return report
}
