import { expect, test } from 'vitest'
import { Presence, SILENT_MS } from './presence.ts'

function watched() {
  const changes: string[] = []
  const presence: Presence = new Presence((user) =>
    changes.push(`${user} ${presence.isOnline(user) ? 'came' : 'went'}`),
  )
  return { presence, changes, announced: () => changes.splice(0) }
}

test('somebody with several connections comes with the first and goes with the last', () => {
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

test('who is connected to two processes goes when the last of them says so', () => {
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

test('what a process says of everybody replaces what it said before', () => {
  const { presence, announced } = watched()
  presence.receiveAll('b', [1, 2], 0)
  expect(announced()).toEqual(['1 came', '2 came'])
  presence.receiveAll('b', [2, 3], 1)
  expect(announced()).toEqual(['1 went', '3 came'])
})

test('a process that falls silent takes its users along, another keeps them', () => {
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
