import { expect, onTestFinished, test, vi } from 'vitest'
import { Importer } from './importer.ts'

test('an importer blocked by a list is killed and restarted with growing delays; it names the list', async () => {
  const onBlocked = vi.fn<(importNo: number) => Promise<void>>(async () => undefined)
  const log = vi.fn<(message: string) => void>()
  const importer = new Importer({
    entry: new URL('./blocking-importer.fixture.ts', import.meta.url),
    data: { importNo: 7 },
    ...{ log, onBlocked, limits: { everyMs: 50, looks: 4 } },
  })
  onTestFinished(() => importer.close())
  importer.wake()
  await expect.poll(() => onBlocked.mock.calls).toEqual([[7], [7]])
  expect(log.mock.calls).toEqual([
    ['the importer ended (blocked by import 7 and killed) and starts again in 2 s'],
    ['the importer ended (blocked by import 7 and killed) and starts again in 4 s'],
  ])
})

test('an importer that gets a list just after reporting that it is idle is not stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const logged: string[] = []
  const importer = new Importer({
    entry: new URL('./idle-importer.fixture.ts', import.meta.url),
    data: {},
    ...{ log: (message: string) => void logged.push(message), onBlocked: async () => undefined },
  })
  onTestFinished(() => importer.close())
  importer.wake()
  await expect.poll(() => logged).toEqual(['works'])
  vi.advanceTimersByTime(3_600_000)
  importer.wake()
  await expect.poll(() => logged).toEqual(['works', 'looks again'])
}, 90_000)
