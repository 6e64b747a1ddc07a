import type { List, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Place } from '#contract/sign-up.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { Challenges } from '../platform/challenges.ts'
import type { Executor } from '../platform/db.ts'
import { removeGivenUp, type Schedule, type Task } from '../platform/jobs.ts'
import type { Message, Sender } from '../platform/messages/message.ts'
import { offsetOf, pageOf, type Page } from '../platform/paging.ts'
import { addressKey } from '../platform/rate-limits-address.ts'
import type { Refusal } from '../platform/refusal.ts'
import { lockUsable } from './access-key.store.ts'
import { accessKeysService, isAccessKey } from './access-keys.service.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { closingService } from './closing.service.ts'
import * as codeStore from './code.store.ts'
import { codesService } from './codes.service.ts'
import { exportService } from './export.service.ts'
import { filesService } from './files.service.ts'
import {
  notesOfAddress,
  phoneChecksOfAddress,
  placesOfAddress,
  uploadsOfAccount,
  uploadsOfAddress,
} from './limits.ts'
import { loginService } from './login.service.ts'
import { messagesSent, messageTasks } from './messages.service.ts'
import * as outbox from './outbox.store.ts'
import { profileService } from './profile.service.ts'
import { lockAlive, removeEnded } from './session.store.ts'
import { sessionsService } from './sessions.service.ts'
import { settingsService } from './settings.service.ts'
import { signUpService } from './sign-up.service.ts'

type Options = {
  /** Where visitors reach us, for links in messages. */
  origin: string
  /** How each kind of message goes out; what is missing goes to the outbox. */
  send: Partial<Record<Message['channel'], Sender>>
  log: (message: string, error?: unknown) => void
}

export type AccountsService = ReturnType<typeof accountsService>

/** Everything about people and companies: the door of this feature. */
export function accountsService(deps: AccountDeps, { origin, send, log }: Options) {
  const { db, limits, phoneCheck, places } = deps
  const files = filesService(deps)
  const sessions = sessionsService(deps)
  const challenges = new Challenges({
    limits,
    signer: deps.signer,
    easiestBits: deps.challengeBits,
  })
  const codes = codesService(deps, { challenges, log })
  const profile = profileService(deps, { files })
  const settings = settingsService(deps, { codes, sessions, profile, origin })
  const closing = closingService(deps, { confirmed: settings.confirmed, profile, origin, log })
  const accessKeys = accessKeysService(deps, { settings, origin })
  const toOutbox: Sender = { send: (message) => outbox.insert(db, message) }

  return {
    files,
    sessions,
    codes,
    profile,
    settings,
    closing,
    accessKeys,
    export: exportService(deps, { profile, sessions }),
    signUp: signUpService(deps, { files, sessions }),
    login: loginService(deps, { codes, sessions, challenges, origin }),

    /** Who makes a call with this token: a person, or a program with an access key. */
    authenticate: (token: string, client: Client): Promise<Caller | undefined> =>
      isAccessKey(token) ? accessKeys.authenticate(token) : sessions.authenticate(token, client),

    /**
     * Whether a caller who was let in before may still act: logging out, revoking and suspending end
     * that. Within a transaction it stays so until its end.
     */
    mayStillAct: (tx: Executor, { session, key }: Caller): Promise<boolean> =>
      key ? lockUsable(tx, session) : lockAlive(tx, session),

    async checkPhone(phone: string, client: Client): Promise<ReplyOf<'validatePhone'> | Refusal> {
      const limited = await limits.take(phoneChecksOfAddress, client.address)
      return limited ?? phoneCheck.check(phone)
    },

    async places(
      q: string,
      page: Page,
      { client, language }: { client: Client; language: Language },
    ): Promise<List<Place> | Refusal> {
      const limited = await limits.take(placesOfAddress, client.address)
      if (limited) return limited
      return pageOf(q === '' ? [] : await places.search(q, language), page)
    },

    async outbox(to: string | undefined, page: Page): Promise<ReplyOf<'getOutbox'>> {
      await messagesSent(db)
      return outbox.newest(db, { to, ...offsetOf(page) })
    },

    mayUpload: ({ caller, client }: { caller: Caller | undefined; client: Client }) =>
      caller
        ? limits.take(uploadsOfAccount, caller.id)
        : limits.take(uploadsOfAddress, client.address),

    /** Records in the audit log the refusals that an attack would cause. */
    async auditRefusal(
      refusal: Refusal,
      client: Client,
      caller: Caller | undefined,
    ): Promise<void> {
      const event = suspicious[refusal.code as keyof typeof suspicious]
      if (!event) return
      const limited = await limits.take(notesOfAddress, `${event} ${addressKey(client.address)}`)
      if (!limited) await audit(db, event, client, { actor: caller?.id })
    },

    tasks: {
      ...messageTasks(deps, { email: toOutbox, sms: toOutbox, ...send }, { origin, log }),
      ...deps.quotas.tasks,
      'close-accounts': closing.carryOut,
      /** The others run where one fails. */
      async sweep() {
        const works = [codeStore.removeOld, removeEnded, outbox.removeOld, removeGivenUp]
        const done = await Promise.allSettled([files.sweep(), ...works.map((work) => work(db))])
        const failed = done.find((result) => result.status === 'rejected')
        if (failed) throw failed.reason
      },
    } satisfies Record<string, Task>,

    schedules: [
      ...deps.quotas.schedules,
      { task: 'close-accounts', at: '7 * * * *' },
      { task: 'sweep', at: '23 * * * *' },
    ] satisfies Schedule[],
  }
}

const suspicious = {
  'auth.not_you': 'identity.mismatch',
  'auth.role': 'role.refused',
  'file.type': 'file.refused',
  'file.broken': 'file.refused',
} as const
