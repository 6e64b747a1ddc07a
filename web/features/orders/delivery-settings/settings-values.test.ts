import { expect, test } from 'vitest'
import type { DeliverySettings } from '#contract/delivery.ts'
import { problemsIn, toSettings, toValues } from './settings-values.ts'

const settings: DeliverySettings = {
  pickup: { on: true, hours: 'Sat to Thu' },
  own: { on: true, fees: { Dubai: 25, Sharjah: 0 }, free_from: 1500.5, hours: '' },
  courier: { on: false, fee: 0, free_from: null, days: 2 },
  answer_hours: 24,
  holidays: ['2026-12-02'],
}
const ranges = { days: { min: 0, max: 30 }, hours: { min: 1, max: 168 } }

test('settings come through the form unchanged', () => {
  expect(toSettings(toValues(settings))).toEqual(settings)
})

test('amounts are grouped, and emirates without a fee are empty', () => {
  expect(toValues(settings)).toMatchObject({
    'own.free_from': '1,500.5',
    'own.fees.Sharjah': '0',
    'own.fees.Ajman': '',
    'courier.free_from': '',
  })
})

test('one way at least is offered, each with what it needs', () => {
  const values = toValues(settings)
  expect(problemsIn(values, ranges)).toEqual({})
  expect(problemsIn({ ...values, 'pickup.on': false, 'own.on': false }, ranges)).toEqual({
    'pickup.on': 'oneNeeded',
  })
  const without = { ...values, 'own.fees.Dubai': '', 'own.fees.Sharjah': '' }
  expect(problemsIn(without, ranges)).toEqual({ 'own.on': 'feesNeeded' })
})

test('days and hours stay in their ranges', () => {
  const values = { ...toValues(settings), 'courier.on': true, 'courier.fee': '' }
  expect(problemsIn({ ...values, 'courier.days': '31', answer_hours: '0' }, ranges)).toEqual({
    'courier.fee': 'feeNeeded',
    'courier.days': 'daysWrong',
    answer_hours: 'answerWrong',
  })
})
