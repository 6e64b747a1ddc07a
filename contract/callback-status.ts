import { lifeCycle } from './life-cycle.ts'

export const callbackStatuses = ['new', 'called', 'closed'] as const
export type CallbackStatus = (typeof callbackStatuses)[number]

/** A call-back goes forward, or one step back when that was a mistake. */
export const callbackLifeCycle = lifeCycle({
  states: callbackStatuses,
  start: 'new',
  refusal: 'callback.not_allowed',
  transitions: [
    { from: 'new', event: 'call', by: 'seller', to: 'called' },
    { from: 'new', event: 'close', by: 'seller', to: 'closed' },
    { from: 'called', event: 'close', by: 'seller', to: 'closed' },
    { from: 'called', event: 'undo', by: 'seller', to: 'new' },
    { from: 'closed', event: 'undo', by: 'seller', to: 'called' },
  ],
})

/** The times of day that the form offers; other clients may write their own words. */
export const callTimes = ['soon', 'morning', 'afternoon', 'evening'] as const
export type CallTime = (typeof callTimes)[number]
