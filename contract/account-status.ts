import { lifeCycle } from './life-cycle.ts'

// The account of a garage can be suspended by an operator. `docs/operator.md` draws the life cycle.

export const accountStates = ['active', 'suspended'] as const
export type AccountState = (typeof accountStates)[number]

/** A company is suspended as a seller instead: it still has orders to fill. */
export const accountLifeCycle = lifeCycle({
  states: accountStates,
  start: 'active',
  refusal: 'account.step',
  transitions: [
    { from: 'active', event: 'suspend', by: 'operator', to: 'suspended' },
    { from: 'suspended', event: 'lift', by: 'operator', to: 'active' },
  ],
})

export type AccountStep = (typeof accountLifeCycle.transitions)[number]['event']

/** What operators do to an account. */
export const accountEvents = [
  ...(['suspend', 'lift', 'sign-out', 'revoke-key', 'correct', 'export', 'close'] as const),
] as const
