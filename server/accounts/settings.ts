import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import { announce } from '../platform/changes.ts'
import { passwordObjection } from '../platform/passwords/password-rules.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { changeOfSeller, type AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { takeCode } from './enter-code.ts'
import { knownDevices } from './known-devices.ts'
import { contactChanged } from './messages/contact-changed.ts'
import { passwordChanged } from './messages/password-changed.ts'
import { sendLater } from './messages.service.ts'
import { getMe } from './profile.ts'
import { renewSession } from './sessions.ts'
import * as sessionStore from './session.store.ts'
import { isTaken } from './unique-violation.ts'
import * as users from './user.store.ts'
import { confirmPassword, needRecentFactor } from './with-password.ts'

export async function changePassword(
  deps: AccountDeps,
  caller: Caller,
  { current, password }: ParsedInputOf<'changePassword'>,
  client: Client,
): Promise<ReplyOf<'changePassword'> | Refusal> {
  const { db, hasher, signer, origin } = deps
  const stale = await needRecentFactor(deps, caller)
  if (stale) return stale
  const row = await confirmPassword(deps, caller, current, 'current', client)
  if (row instanceof Refusal) return row
  const objection = passwordObjection(password, [row.email, row.phone, row.name ?? ''])
  if (objection) return refuse('input.invalid', { password: objection })
  const passwordHash = await hasher.hash(password)
  if (passwordHash instanceof Refusal) return passwordHash
  return db.transaction(async (tx) => {
    if (!(await users.lockUnchanged(tx, row, { alone: true }))) return refuse('auth.required')
    await users.change(tx, row.no, { passwordHash })
    await sessionStore.endAll(tx, row.no, caller.session)
    const token = await renewSession(tx, caller, client)
    knownDevices(signer).remember(client, { id: row.id, passwordHash })
    const facts = { language: row.language as Language, origin, at: new Date() }
    await sendLater(tx, { ...passwordChanged(facts), to: row.email })
    await audit(tx, 'password.changed', client, { actor: caller.id })
    return { message: 'success' as const, token }
  })
}

/** Another e-mail address or phone number: password first, so that no code is used up for nothing. */
export async function changeContact(
  deps: AccountDeps,
  caller: Caller,
  { identify, code, password }: ParsedInputOf<'changeContact'>,
  client: Client,
): Promise<ReplyOf<'changeContact'> | Refusal> {
  const { db, origin, onChange } = deps
  const stale = await needRecentFactor(deps, caller)
  if (stale) return stale
  const row = await confirmPassword(deps, caller, password, 'password', client)
  if (row instanceof Refusal) return row
  const identity = await takeCode(deps, identify, code, client)
  if (identity instanceof Refusal) return identity
  const column = identity.channel === 'email' ? 'email' : 'phone'
  try {
    const gone = await db.transaction(async (tx) => {
      if (!(await users.lockUnchanged(tx, row, { alone: true }))) return refuse('auth.required')
      await users.change(tx, row.no, { [column]: identity.value })
      if (row.role === 'SELLER') await announce(tx, changeOfSeller(row.id))
      await sessionStore.endAll(tx, row.no, caller.session)
      const facts = { language: row.language as Language, origin, at: new Date() }
      await sendLater(tx, {
        ...contactChanged({ ...facts, now: identity.value }),
        to: row.email,
      })
      await audit(tx, 'contact.changed', client, { actor: caller.id, facts: { column } })
      return undefined
    })
    if (gone) return gone
    if (row.role === 'SELLER') await onChange(changeOfSeller(row.id))
  } catch (error) {
    if (isTaken(error)) return refuse('account.exists')
    throw error
  }
  return { success: true, user: await getMe(deps, caller) }
}
