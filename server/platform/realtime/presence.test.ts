import { expect, test } from 'vitest'
import { Presence, SILENT_MS } from './presence.ts'

function watched() {
  const changes: string[] = []
  const presence: Presence = new Presence((user) =>
    changes.push(`${user} ${presence.isOnline(user) ? 'came' : 'went'}`),
  )
  return { presence, changes, told: () => changes.splice(0) }
}

test('somebody with several connections comes with the first and goes with the last', () => {
  const { presence, told } = watched()
  expect(presence.come(1)).toBe(true)
  expect(presence.come(1)).toBe(false)
  expect(told()).toEqual(['1 came'])
  expect(presence.go(1)).toBe(false)
  expect(told()).toEqual([])
  expect(presence.go(1)).toBe(true)
  expect(told()).toEqual(['1 went'])
  expect(presence.go(1)).toBe(false)
  expect(told()).toEqual([])
})

test('who is connected to two processes goes when the last of them says so', () => {
  const { presence, told } = watched()
  presence.come(1)
  presence.heard('b', 1, true, 0)
  expect(told()).toEqual(['1 came'])
  presence.go(1)
  expect(told()).toEqual([])
  expect(presence.users).toEqual([])
  presence.heard('b', 1, false, 0)
  expect(told()).toEqual(['1 went'])
})

test('what a process says of everybody replaces what it said before', () => {
  const { presence, told } = watched()
  presence.heardAll('b', [1, 2], 0)
  expect(told()).toEqual(['1 came', '2 came'])
  presence.heardAll('b', [2, 3], 1)
  expect(told()).toEqual(['1 went', '3 came'])
})

test('a process that falls silent takes its users along, another keeps them', () => {
  const { presence, told } = watched()
  presence.heardAll('b', [1, 2], 0)
  presence.heardAll('c', [2], SILENT_MS)
  told()
  presence.expire(SILENT_MS)
  expect(told()).toEqual([])
  presence.expire(SILENT_MS + 1)
  expect(told()).toEqual(['1 went'])
  expect(presence.isOnline(2)).toBe(true)
})
