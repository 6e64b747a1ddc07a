import { bind } from '../platform/api/binding.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountsService } from './accounts.service.ts'
import { parseIdentity } from './identity.ts'

const done = { message: 'success' } as const
const sent = { message: 'sent' } as const

export const accountsRoutes = (accounts: AccountsService) => {
  const { codes, sessions, profile, settings, closing, accessKeys } = accounts
  return [
    bind('getOtpByEmail', async ({ email, solution }, { client, language }) => {
      const identity = { channel: 'email', value: email } as const
      return (await codes.send(identity, { client, language, solution })) ?? sent
    }),
    bind('getOtpByPhone', async ({ phone, solution }, { client, language }) => {
      const identity = parseIdentity(phone)
      if (identity?.channel !== 'sms') return refuse('phone.invalid')
      return (await codes.send(identity, { client, language, solution })) ?? sent
    }),
    bind('verifyOtp', async ({ identify, code }, { client }) => {
      const identity = await codes.take(identify, code, client)
      if (identity instanceof Refusal) return identity
      return { ...done, ...(await codes.prove(identity, client)) }
    }),
    bind('signUp', (input, { files, client, language }) =>
      accounts.signUp.signUp(input, files, client, language),
    ),
    bind('validatePhone', ({ phone }, { client }) => accounts.checkPhone(phone, client)),
    bind('getPlaces', ({ q, ...page }, context) => accounts.places(q, page, context)),

    bind('login', (input, { client }) => accounts.login.login(input, client)),
    bind('resetPassword', (input, { client }) => accounts.login.resetPassword(input, client)),
    bind('logout', async (_, { caller, client }) => {
      return (await sessions.end(caller, caller.session, client)) ?? done
    }),
    bind('logoutEverywhere', async (_, { caller, client }) => {
      await sessions.endAll(caller, client)
      return done
    }),
    bind('getSessions', (page, { caller }) => sessions.list(caller, page)),
    bind('endSession', async ({ id }, { caller, client }) => {
      return (await sessions.end(caller, id, client)) ?? done
    }),

    bind('getMe', (_, { caller }) => profile.me(caller)),
    bind('updateUser', (input, { caller, files, client }) =>
      profile.update(caller, input, files, client),
    ),
    bind('changePassword', (input, { caller, client }) =>
      settings.changePassword(caller, input, client),
    ),
    bind('changeContact', (input, { caller, client }) =>
      settings.changeContact(caller, input, client),
    ),
    bind('exportAccount', (_, { caller, client }) => accounts.export(caller, client)),
    bind('closeAccount', (input, { caller, client }) => closing.close(caller, input, client)),
    bind('keepAccount', (_, { caller, client }) => closing.cancel(caller, client)),

    bind('createAccessKey', (input, { caller, client }) =>
      accessKeys.create(caller, input, client),
    ),
    bind('getAccessKeys', (page, { caller }) => accessKeys.list(caller, page)),
    bind('revokeAccessKey', ({ id }, { caller, client }) => accessKeys.revoke(caller, id, client)),
  ]
}

/** What a demonstration has beyond that. */
export const outboxRoutes = (accounts: AccountsService) => [
  bind('getOutbox', ({ to, ...page }) => accounts.outbox(to, page)),
]
