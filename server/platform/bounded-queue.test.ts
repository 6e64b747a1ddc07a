import { expect, test } from 'vitest'
import { BoundedQueue } from './bounded-queue.ts'
import { Refusal } from './refusal.ts'

test('what exceeds the queue, or an owner’s share of it, is refused; later there is room again', async () => {
  const queue = new BoundedQueue({ parallel: 1, queue: 3, ofOwner: 2 })
  const open = Promise.withResolvers<string>()
  const run = (owner: string) => queue.run(() => open.promise, owner)
  const accepted = [run('one'), run('one')]
  const codeOf = async (outcome: Promise<string | Refusal>) => {
    const refused = await outcome
    return refused instanceof Refusal ? refused.code : refused
  }
  expect(await codeOf(run('one'))).toBe('server.limited')
  accepted.push(run('two'), run('two'))
  expect(await codeOf(run('three'))).toBe('server.unavailable')
  open.resolve('done')
  expect(await Promise.all(accepted)).toEqual(['done', 'done', 'done', 'done'])
  expect(await codeOf(run('one'))).toBe('done')
})

test('work that fails leaves its place', async () => {
  const queue = new BoundedQueue({ parallel: 1, queue: 0, ofOwner: 1 })
  const failing = () => queue.run(() => Promise.reject(new Error('no')), 'one')
  await expect(failing()).rejects.toThrow('no')
  await expect(failing()).rejects.toThrow('no')
})
