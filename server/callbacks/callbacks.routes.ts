import { bind } from '../platform/api/binding.ts'
import type { CallbacksDeps } from './callbacks-deps.ts'
import { getCallbacks, getCallbackState, getOwnCallbacks } from './get-callbacks.ts'
import { requestCallback } from './request-callback.ts'
import { setCallbackStatus } from './set-callback-status.ts'

export const callbacksRoutes = (deps: CallbacksDeps) => [
  bind('requestCallback', (input, by) => requestCallback(deps, input, by)),
  bind('getCallbackState', (input, by) => getCallbackState(deps, input, by)),
  bind('getCallbacks', (input, by) => getCallbacks(deps, input, by)),
  bind('getOwnCallbacks', (input, by) => getOwnCallbacks(deps, input, by)),
  bind('setCallbackStatus', (input, by) => setCallbackStatus(deps, input, by)),
]
