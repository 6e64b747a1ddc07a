import { expect, test } from 'vitest'
import { Presence, SILENT_MS } from './presence.ts'

function watched() {
  const changes: string[] = []
  const presence: Presence = new Presence((user) =>
    changes.push(`${user} ${presence.isOnline(user) ? 'came' : 'went'}`),
  )
  return { presence, changes, announced: () => changes.splice(0) }
}

test('a user with several connections comes online with the first and goes offline with the last', () => {
  const { presence, announced } = watched()
  expect(presence.connect(1)).toBe(true)
  expect(presence.connect(1)).toBe(false)
  expect(announced()).toEqual(['1 came'])
  expect(presence.disconnect(1)).toBe(false)
  expect(announced()).toEqual([])
  expect(presence.disconnect(1)).toBe(true)
  expect(announced()).toEqual(['1 went'])
  expect(presence.disconnect(1)).toBe(false)
  expect(announced()).toEqual([])
})

test('a user connected to two processes goes offline when the last disconnects', () => {
  const { presence, announced } = watched()
  presence.connect(1)
  presence.receive('b', 1, true, 0)
  expect(announced()).toEqual(['1 came'])
  presence.disconnect(1)
  expect(announced()).toEqual([])
  expect(presence.users).toEqual([])
  presence.receive('b', 1, false, 0)
  expect(announced()).toEqual(['1 went'])
})

test('a full report of a process replaces its previous one', () => {
  const { presence, announced } = watched()
  presence.receiveAll('b', [1, 2], 0)
  expect(announced()).toEqual(['1 came', '2 came'])
  presence.receiveAll('b', [2, 3], 1)
  expect(announced()).toEqual(['1 went', '3 came'])
})

test('users of a silent process go offline unless another process has them', () => {
  const { presence, announced } = watched()
  presence.receiveAll('b', [1, 2], 0)
  presence.receiveAll('c', [2], SILENT_MS)
  announced()
  presence.expire(SILENT_MS)
  expect(announced()).toEqual([])
  presence.expire(SILENT_MS + 1)
  expect(announced()).toEqual(['1 went'])
  expect(presence.isOnline(2)).toBe(true)
})
