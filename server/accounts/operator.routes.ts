import { bind } from '../platform/api/binding.ts'
import { acceptInvitation, openInvitation, startInvitation } from './accept-invitation.ts'
import { revokeKeyOfAccount } from './access-keys.ts'
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
import { closeOnRequest } from './close-account.ts'
import { confirmFactor, getConfirmOptions } from './confirm-factor.ts'
import { enterFactor, getPasskeyOptions } from './enter-factor.ts'
import { liftAccount, signOutAccount, suspendAccount } from './step-account.ts'
import { correctAccount } from './correct-account.ts'
import { downloadExport, sendExport } from './export-link.ts'
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
  bind('startInvitation', (input, { client }) => startInvitation(deps, input, client)),
  bind('acceptInvitation', (input, { client }) => acceptInvitation(deps, input, client)),
  bind('getOperators', (_, by) => getOperators(deps, by)),
  bind('inviteOperator', (input, by) => inviteOperator(deps, input, by)),
  bind('withdrawInvitation', (input, by) => withdrawInvitation(deps, input, by)),
  bind('removeOperator', (input, by) => removeOperator(deps, input, by)),

  bind('revokeKeyOfAccount', (input, by) => revokeKeyOfAccount(deps, input, by)),
  bind('signOutAccount', (input, by) => signOutAccount(deps, input, by)),
  bind('suspendAccount', (input, by) => suspendAccount(deps, input, by)),
  bind('correctAccount', (input, by) => correctAccount(deps, input, by)),
  bind('sendExport', (input, by) => sendExport(deps, input, by)),
  bind('downloadExport', (input, { client }) => downloadExport(deps, input, client)),
  bind('closeOnRequest', (input, by) => closeOnRequest(deps, input, by)),
  bind('liftAccount', (input, by) => liftAccount(deps, input, by)),
]
