import { expect, test } from 'vitest'
import { nextLogin, startOfLogin, type LoginMove, type LoginState } from './login-steps.ts'

const after = (...moves: LoginMove[]) => moves.reduce<LoginState>(nextLogin, startOfLogin('+971 '))

test('starts with the choice of method', () => {
  expect(startOfLogin('+971 ')).toMatchObject({
    step: 'method',
    method: undefined,
    typed: { email: '', phone: '+971 ', password: '' },
  })
})

test('going back to the choice preserves the typed values', () => {
  const state = after(
    { type: 'choose', method: 'email' },
    { type: 'go', step: 'credentials' },
    { type: 'type', typed: { email: 'a@b.ae' } },
    { type: 'type', typed: { password: 'secret' } },
    { type: 'go', step: 'method' },
    { type: 'choose', method: 'phone' },
  )
  expect(state).toMatchObject({
    step: 'method',
    method: 'phone',
    typed: { email: 'a@b.ae', password: 'secret' },
  })
})

test('using example credentials shows the form again', () => {
  const state = after({ type: 'fill', email: 'demo@b.ae', password: 'shown' })
  expect(state).toMatchObject({
    step: 'credentials',
    method: 'email',
    typed: { email: 'demo@b.ae', password: 'shown', phone: '+971 ' },
    round: 1,
  })
})

test('a new password returns to the login form, without the old one', () => {
  const state = after(
    { type: 'choose', method: 'email' },
    { type: 'type', typed: { email: 'a@b.ae', password: 'forgotten' } },
    { type: 'sent', to: 'a@b.ae' },
    { type: 'renew' },
  )
  expect(state).toMatchObject({
    step: 'credentials',
    renewed: true,
    typed: { email: 'a@b.ae', password: '' },
  })
  expect(nextLogin(state, { type: 'go', step: 'identify' }).renewed).toBe(false)
})
