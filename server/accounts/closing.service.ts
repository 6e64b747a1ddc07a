import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { allowLonger } from '../platform/db.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountParts } from './account-parts.ts'
import { audit } from './audited.ts'
import { accountClosed, accountClosing } from './messages/account-closing.ts'
import { sendLater } from './messages.service.ts'
import type { ProfileService } from './profile.service.ts'
import * as sessionStore from './session.store.ts'
import * as storedFiles from './stored-file.store.ts'
import * as users from './user.store.ts'

const GRACE_MS = 14 * 24 * 3_600_000

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
  { db, stock }: AccountParts,
  { confirmed, profile, origin, log }: Services,
) {
  const closeNow = (no: number) =>
    db.transaction(async (tx) => {
      await allowLonger(tx)
      // He may have kept it meanwhile.
      const row = await users.lockDue(tx, no)
      if (!row) return
      // Listings that are withdrawn are known to be gone; deleting them tells nobody.
      if (row.role === 'SELLER') await stock.withdraw(tx, row)
      await storedFiles.giveUpAll(tx, no)
      await users.remove(tx, no)
      const facts = { language: row.language as Language, origin }
      await sendLater(tx, { ...accountClosed(facts), to: row.email })
      await audit(tx, 'account.closed', { address: '', agent: '' }, { actor: row.id })
    })

  return {
    async close(
      caller: Caller,
      { password }: ParsedInputOf<'closeAccount'>,
      client: Client,
    ): Promise<ReplyOf<'closeAccount'> | Refusal> {
      const row = await confirmed(caller, password, 'password', client)
      if (row instanceof Refusal) return row
      const closingAt = row.closingAt ?? new Date(Date.now() + GRACE_MS)
      const gone = await db.transaction(async (tx) => {
        await allowLonger(tx)
        if (!(await users.holdUnchanged(tx, row, { alone: true }))) return refuse('auth.required')
        await users.change(tx, row.no, { closingAt })
        await sessionStore.endAll(tx, row.no, caller.session)
        if (row.role === 'SELLER') await stock.withdraw(tx, row)
        const facts = { language: row.language as Language, origin, until: closingAt }
        await sendLater(tx, { ...accountClosing(facts), to: row.email })
        await audit(tx, 'account.closing', client, { actor: row.id })
        return undefined
      })
      if (gone) return gone
      return { message: 'success', closing: closingAt.toISOString() }
    },

    async keep(caller: Caller, client: Client): Promise<ReplyOf<'keepAccount'>> {
      await db.transaction(async (tx) => {
        await allowLonger(tx)
        if (!(await users.keep(tx, caller.no))) return
        if (caller.role === 'SELLER') await stock.restore(tx, caller)
        await audit(tx, 'account.kept', client, { actor: caller.id })
      })
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
