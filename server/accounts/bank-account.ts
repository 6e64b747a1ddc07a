import { isValidIBAN } from 'ibantools'
import type { ParsedInputOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { SellerFields } from '#contract/profile.ts'
import type { Caller, Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { type Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { bankAccountChanged } from './messages/bank-account-changed.ts'
import { sendLater } from './messages.service.ts'
import { recordIbanChange, type UserRow, type UserWithDetails } from './user.store.ts'
import { confirmPassword, needRecentFactor } from './with-password.ts'

// Where a company's money goes: what an intruder with somebody's session would change first.

const SHOWN = 4

/** Whether a company gets another IBAN by these fields, or loses it. */
export const changesIban = (
  { company }: Pick<UserWithDetails, 'company'>,
  fields: SellerFields | undefined,
): boolean => fields?.iban !== undefined && (fields.iban || null) !== (company?.iban ?? null)

/** The account of a company that changes its IBAN, once its owner has proven to be there. */
export async function confirmIban(
  deps: AccountDeps,
  caller: Caller,
  iban: string | null | undefined,
  { password }: Pick<ParsedInputOf<'updateUser'>, 'password'>,
  client: Client,
): Promise<UserRow | Refusal> {
  if (iban && !isValidIBAN(iban)) return refuse('input.invalid', { iban: 'field.iban' })
  if (password === undefined) return refuse('input.invalid', { password: 'field.required' })
  return (
    (await needRecentFactor(deps, caller)) ??
    confirmPassword(deps, caller, password, 'password', client)
  )
}

/** Notifies the owner of another IBAN and records it: payouts wait for some days. */
export async function recordIban(
  { origin }: Pick<AccountDeps, 'origin'>,
  tx: Executor,
  owner: UserRow,
  iban: string | null | undefined,
  client: Client,
): Promise<void> {
  const facts = { language: owner.language as Language, origin, at: new Date() }
  const mail = bankAccountChanged({ ...facts, ending: iban ? iban.slice(-SHOWN) : undefined })
  await recordIbanChange(tx, owner.no)
  await sendLater(tx, { ...mail, to: owner.email })
  await audit(tx, 'iban.changed', client, { actor: owner.id, facts: { removed: !iban } })
}
