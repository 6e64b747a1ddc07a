import { bind } from '../platform/api/binding.ts'
import { acceptInvitation, openInvitation } from './accept-invitation.ts'
import type { AccountDeps } from './account-deps.ts'
import {
  getFactors,
  makeRecoveryCodes,
  removeFactors,
  removePasskey,
  savePasskey,
  saveTotp,
  startPasskey,
  startTotp,
} from './change-factors.ts'
import { confirmFactor, getConfirmOptions } from './confirm-factor.ts'
import { enterFactor, getPasskeyOptions } from './enter-factor.ts'
import { getOperators, inviteOperator, removeOperator, withdrawInvitation } from './operators.ts'

/** The second factor, and the accounts of operators. */
export const operatorRoutes = (deps: AccountDeps) => [
  bind('enterFactor', (input, { client }) => enterFactor(deps, input, client)),
  bind('getPasskeyOptions', (input, { client }) => getPasskeyOptions(deps, input, client)),
  bind('getConfirmOptions', (_, { caller }) => getConfirmOptions(deps, caller)),
  bind('confirmFactor', (input, { caller, client }) => confirmFactor(deps, caller, input, client)),
  bind('getFactors', (_, { caller }) => getFactors(deps, caller)),
  bind('startTotp', (input, { caller, client }) => startTotp(deps, caller, input, client)),
  bind('saveTotp', (input, { caller, client }) => saveTotp(deps, caller, input, client)),
  bind('makeRecoveryCodes', (input, { caller, client }) =>
    makeRecoveryCodes(deps, caller, input, client),
  ),
  bind('startPasskey', (input, { caller, client }) => startPasskey(deps, caller, input, client)),
  bind('savePasskey', (input, { caller, client }) => savePasskey(deps, caller, input, client)),
  bind('removePasskey', (input, { caller, client }) => removePasskey(deps, caller, input, client)),
  bind('removeFactors', (input, { caller, client }) => removeFactors(deps, caller, input, client)),

  bind('openInvitation', (input, { client }) => openInvitation(deps, input, client)),
  bind('acceptInvitation', (input, { client }) => acceptInvitation(deps, input, client)),
  bind('getOperators', (_, by) => getOperators(deps, by)),
  bind('inviteOperator', (input, by) => inviteOperator(deps, input, by)),
  bind('withdrawInvitation', (input, by) => withdrawInvitation(deps, input, by)),
  bind('removeOperator', (input, by) => removeOperator(deps, input, by)),
]
