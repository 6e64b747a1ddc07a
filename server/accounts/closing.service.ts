import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { Change } from '../platform/changes.ts'
import { allowLonger } from '../platform/db.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { accountClosed, accountClosing } from './messages/account-closing.ts'
import { sendLater } from './messages.service.ts'
import type { ProfileService } from './profile.service.ts'
import * as sessionStore from './session.store.ts'
import * as users from './user.store.ts'

const GRACE_MS = 14 * 24 * 3_600_000
/** More take seconds to read. The reply doesn't wait for those: the announced change is enough. */
const SHOWN_AT_ONCE = 1_000

type Services = {
  confirmed: (
    caller: Caller,
    password: string,
    field: string,
    client: Client,
  ) => Promise<users.UserRow | Refusal>
  profile: ProfileService
  origin: string
  log: (message: string, error?: unknown) => void
}

/** The end of an account: asked for, taken back within the grace period, or carried out. */
export function closingService(
  { db, onSellerLeaving, onSellerStaying, personalData, onChange }: AccountDeps,
  { confirmed, profile, origin, log }: Services,
) {
  const showAtOnce = async (changes: Change[]) => {
    for (const change of changes)
      if (!('all' in change) && change.listings.length <= SHOWN_AT_ONCE) await onChange(change)
  }

  /** Ends everything that goes on in the account's name; undefined when it was kept meanwhile. */
  const begin = (no: number) =>
    db.transaction(async (tx) => {
      await allowLonger(tx)
      const row = await users.lockDue(tx, no)
      if (!row) return undefined
      // Withdrawing announces that the listings are gone; erasing them announces nothing.
      if (row.role === 'SELLER') await onSellerLeaving(tx, row)
      await users.suspend(tx, no)
      await sessionStore.endAll(tx, no)
      return row
    })

  /** What refers to the user still, such as what others wrote meanwhile, goes with it. */
  const end = (no: number) =>
    db.transaction(async (tx) => {
      await allowLonger(tx)
      const row = await users.lockDue(tx, no)
      if (!row) return
      await users.remove(tx, no)
      const facts = { language: row.language as Language, origin }
      await sendLater(tx, { ...accountClosed(facts), to: row.email })
      await audit(tx, 'account.closed', { address: '', agent: '' }, { actor: row.id })
    })

  /** The account stays due until the end, so that an erasure that was broken off is begun again. */
  const closeNow = async (no: number) => {
    const person = await begin(no)
    if (!person) return
    for (const data of personalData()) await data.erase(db, person)
    await end(no)
  }

  return {
    async close(
      caller: Caller,
      { password }: ParsedInputOf<'closeAccount'>,
      client: Client,
    ): Promise<ReplyOf<'closeAccount'> | Refusal> {
      const row = await confirmed(caller, password, 'password', client)
      if (row instanceof Refusal) return row
      const closingAt = row.closingAt ?? new Date(Date.now() + GRACE_MS)
      const outcome = await db.transaction(async (tx) => {
        await allowLonger(tx)
        if (!(await users.lockUnchanged(tx, row, { alone: true }))) return refuse('auth.required')
        await users.change(tx, row.no, { closingAt })
        await sessionStore.endAll(tx, row.no, caller.session)
        const changes = row.role === 'SELLER' ? await onSellerLeaving(tx, row) : []
        const facts = { language: row.language as Language, origin, until: closingAt }
        await sendLater(tx, { ...accountClosing(facts), to: row.email })
        await audit(tx, 'account.closing', client, { actor: row.id })
        return changes
      })
      if (outcome instanceof Refusal) return outcome
      await showAtOnce(outcome)
      return { message: 'success', closing: closingAt.toISOString() }
    },

    async cancel(caller: Caller, client: Client): Promise<ReplyOf<'keepAccount'>> {
      const changes = await db.transaction(async (tx) => {
        await allowLonger(tx)
        if (!(await users.cancelClosing(tx, caller.no))) return []
        await audit(tx, 'account.kept', client, { actor: caller.id })
        return caller.role === 'SELLER' ? onSellerStaying(tx, caller) : []
      })
      await showAtOnce(changes)
      return { success: true, user: await profile.me(caller) }
    },

    /** Deletes the accounts whose time has come, with everything of theirs. */
    async carryOut(): Promise<void> {
      for (const no of await users.dueToClose(db)) {
        await closeNow(no).catch((error: unknown) => log('an account could not be deleted', error))
      }
    },
  }
}
