import { bind } from '../platform/api/binding.ts'
import type { CallbacksService } from './callbacks.service.ts'

export const callbacksRoutes = (callbacks: CallbacksService) => [
  bind('requestCallback', (input, { caller }) => callbacks.request(input, caller)),
  bind('getCallbackState', ({ listing_id }, { caller }) => callbacks.state(listing_id, caller)),
  bind('getCallbacks', (input, { caller, language }) => callbacks.list(input, caller, language)),
  bind('setCallbackStatus', (input, { caller, language }) =>
    callbacks.setStatus(input, caller, language),
  ),
]
