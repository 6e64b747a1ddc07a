import { expect, test } from 'vitest'
import { callbackStatuses, type CallbackStatus } from '#contract/callback-status.ts'
import { callbackSteps, callTimeOf, countsAfter, stepsTo } from './callback-steps.ts'

test('every step back leads to a state with a step forward to this one', () => {
  for (const status of callbackStatuses) {
    const { back } = callbackSteps(status)
    if (back) expect(callbackSteps(back).on).toContain(status)
  }
})

test('times of the form are distinguished from texts of other clients', () => {
  expect(callTimeOf('evening')).toBe('evening')
  expect(callTimeOf('')).toBe('soon')
  expect(callTimeOf('after the Friday prayer')).toBeUndefined()
})

test('counts follow requests from state to state', () => {
  const counts = { new: 3, called: 0, closed: 1 }
  expect(countsAfter(counts, 'new', 'called')).toEqual({ new: 2, called: 1, closed: 1 })
  expect(countsAfter(counts, 'called', 'closed')).toEqual({ new: 3, called: 0, closed: 2 })
  expect(countsAfter(counts, 'new', 'new')).toEqual(counts)
})

test('every step can be undone by existing steps', () => {
  for (const from of callbackStatuses)
    for (const to of callbackSteps(from).on) {
      let at: CallbackStatus = to
      for (const step of stepsTo(to, from)) {
        const { on, back } = callbackSteps(at)
        expect([...on, back]).toContain(step)
        at = step
      }
      expect(at).toBe(from)
    }
})
