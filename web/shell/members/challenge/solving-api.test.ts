import { afterEach, expect, test, vi } from 'vitest'
import type { Challenge } from '#contract/challenge.ts'
import { findNumbers } from './find-numbers.ts'
import { solvingApi } from './solving-api.ts'

afterEach(() => vi.unstubAllGlobals())

test('a challenge is solved in a worker, and the call repeated', async () => {
  class SolvingWorker extends EventTarget {
    postMessage(challenge: Challenge) {
      const data = findNumbers(challenge)
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', SolvingWorker)
  const challenge = { token: 'seed.1.4.mac', seed: 'seed', bits: 4, count: 2 }
  const refusal = JSON.stringify({ message: 'Solve', code: 'challenge.required', challenge })
  const fetched = vi
    .fn<typeof fetch>(async () => new Response('{"message":"sent"}'))
    .mockResolvedValueOnce(new Response(refusal, { status: 428 }))
  vi.stubGlobal('fetch', fetched)
  await solvingApi('en').call('getOtpByEmail', { email: 'a@example.com' })
  expect(fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { email: 'a@example.com' },
    { email: 'a@example.com', solution: findNumbers(challenge) },
  ])
})

test('a browser that can’t solve a challenge shows the server’s message', async () => {
  class BrokenWorker extends EventTarget {
    postMessage() {
      queueMicrotask(() => this.dispatchEvent(new Event('error')))
    }
    terminate() {}
  }
  vi.stubGlobal('Worker', BrokenWorker)
  const challenge = { token: 't', seed: 's', bits: 4, count: 2 }
  const body = JSON.stringify({ message: 'Solve', code: 'challenge.required', challenge })
  const fetched = vi.fn<typeof fetch>(async () => new Response(body, { status: 428 }))
  vi.stubGlobal('fetch', fetched)
  const call = solvingApi('en').call('getOtpByEmail', { email: 'a@example.com' })
  await expect(call).rejects.toMatchObject({ code: 'challenge.required' })
  expect(fetched).toHaveBeenCalledTimes(1)
})
