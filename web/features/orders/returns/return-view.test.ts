import { expect, test } from 'vitest'
import { returnLifeCycle, returnStates, returnTimes } from '#contract/return-status.ts'
import {
  isWaitingFor,
  openFirst,
  returnHref,
  returnTones,
  stepTone,
  timedState,
} from './return-view.ts'

test('every state that time ends has a sentence about it', () => {
  expect(returnStates.filter(timedState).toSorted()).toEqual(Object.keys(returnTimes).toSorted())
})

test('who is waited for can take a step', () => {
  for (const state of returnStates)
    for (const side of ['buyer', 'seller'] as const)
      if (isWaitingFor(state, side))
        expect(
          returnLifeCycle.transitions.some(({ from, by }) => from === state && by === side),
          `${side} in ${state}`,
        ).toBe(true)
  expect(isWaitingFor('requested', 'buyer')).toBe(false)
})

test('those in which something is to be done come first', () => {
  const states = ['refunded', 'disputed', 'closed', 'requested'] as const
  expect(openFirst(states.map((state) => ({ state }))).map(({ state }) => state)).toEqual([
    ...['disputed', 'requested', 'refunded', 'closed'],
  ])
})

test('a return leads to the order of the one who looks', () => {
  const buyer = { name: 'Imran', garage: '', phone: '' }
  expect(returnHref({ seller_order: 's' })).toBe('/orders/s#returns')
  expect(returnHref({ seller_order: 's', buyer })).toBe('/orders/sales/s#returns')
})

test('what is waited for stands out, what ends it is marked', () => {
  expect(returnTones.requested).toBe('waiting')
  expect(stepTone('approve')).toBe('button-primary')
  expect(stepTone('decline')).toBe('button-danger')
  expect(stepTone('replace')).toBe('')
})
