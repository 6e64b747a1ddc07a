import { expect, test } from 'vitest'
import { paymentText } from './payment-text.ts'

test('what is paid by transfer or on credit isn’t said to be paid by card or at the delivery', () => {
  const of = (method: 'card' | 'bank_transfer' | 'credit', state: 'captured' | 'due') =>
    paymentText({ method, state })
  expect(of('bank_transfer', 'captured')).toBe('orders:order.payments.transferred')
  expect(of('bank_transfer', 'due')).toBe('orders:order.toTransfer')
  expect(of('credit', 'due')).toBe('orders:order.due')
  expect(of('card', 'captured')).toBe('orders:order.payments.captured')
})
