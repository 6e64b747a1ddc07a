import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Client } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { passwordObjection } from '../platform/passwords/password-rules.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { giveRecoveryCodes, mailChange } from './change-factors.ts'
import { deviceName } from './device.ts'
import * as factors from './factor.store.ts'
import { knownDevices } from './known-devices.ts'
import { factorsOfAddress, invitationCodes, invitationStarts } from './limits.ts'
import * as store from './operator.store.ts'
import { seal, unseal } from './sealed.ts'
import { newSecret, secretHash } from './secrets.ts'
import * as sessionStore from './session.store.ts'
import { beginSession } from './sessions.ts'
import { newTotpSecret, stepOfCode, totpFor } from './totp.ts'
import { isTaken } from './unique-violation.ts'
import { presentUser } from './user.present.ts'
import * as users from './user.store.ts'

type Input = ParsedInputOf<'acceptInvitation'>

/** Only what is unknown counts, so that strangers at the same address stop nobody. */
const unknown = async ({ limits }: Pick<AccountDeps, 'limits'>, { address }: Client) =>
  (await limits.take(factorsOfAddress, address)) ?? refuse('invitation.unknown')

export async function openInvitation(
  { db, limits }: AccountDeps,
  { token }: ParsedInputOf<'openInvitation'>,
  client: Client,
): Promise<ReplyOf<'openInvitation'> | Refusal> {
  const found = await store.recordOpened(db, secretHash(token))
  if (!found) return unknown({ limits }, client)
  const { email, role } = found
  const isRenewal = (await users.byIdentity(db, email)) !== undefined
  return { email, role, isRenewal }
}

/**
 * A secret and a key for the person who begins now. What was begun before is void, so that of two who have the link the first
 * can't keep the secret with which the second becomes an operator.
 */
export async function startInvitation(
  { db, limits, signer }: AccountDeps,
  { token }: ParsedInputOf<'startInvitation'>,
  client: Client,
): Promise<ReplyOf<'startInvitation'> | Refusal> {
  const found = await store.invitationBy(db, secretHash(token))
  if (!found) return unknown({ limits }, client)
  const tooMany = await limits.take(invitationStarts, found.id)
  if (tooMany) return tooMany
  const [key, secret] = [newSecret(), newTotpSecret()]
  await db.transaction(async (tx) => {
    const started = { secret: seal(signer, secret), startHash: secretHash(key) }
    await store.startInvitation(tx, found.tokenHash, started)
    await audit(tx, 'operator.started', client, { identity: found.email })
  })
  return { key, ...totpFor(secret, found.email) }
}

/** Password, authenticator app, recovery codes and the first session, in one transaction: no operator lacks one of them. */
export async function acceptInvitation(
  deps: AccountDeps,
  input: Input,
  client: Client,
): Promise<ReplyOf<'acceptInvitation'> | Refusal> {
  const { db, limits, hasher, signer } = deps
  const found = await store.invitationBy(db, secretHash(input.token))
  if (!found) return unknown(deps, client)
  if (!found.secret || found.startHash !== secretHash(input.key))
    return refuse('invitation.restarted')
  const { secret } = found
  const known = await users.byIdentity(db, found.email)
  if (known && known.role !== 'OPERATOR') return refuse('account.exists')
  if (known?.suspendedAt) return refuse('invitation.unknown')
  const person = known ?? (await personOf(deps, input))
  if (person instanceof Refusal) return person
  const objection = passwordObjection(input.password, [found.email, person.name ?? ''])
  if (objection) return refuse('input.invalid', { password: objection })
  const tooMany = await limits.take(invitationCodes, found.id)
  if (tooMany) return tooMany
  const step = stepOfCode(unseal(signer, secret), input.code.replaceAll(/\s/g, ''))
  if (step === undefined) return refuse('factor.wrong')
  const passwordHash = await hasher.hash(input.password)
  if (passwordHash instanceof Refusal) return passwordHash
  const account = { found, secret, known, person: { ...person, passwordHash }, step }
  try {
    return await db.transaction((tx) => becomeOperator(deps, tx, { ...account, input }, client))
  } catch (error) {
    if (isTaken(error)) return refuse('account.exists')
    throw error
  }
}

/** The name and number of a new operator, who needs both. */
async function personOf({ phoneCheck }: AccountDeps, { name, phone }: Input) {
  if (!name) return refuse('input.invalid', { name: 'field.required' })
  if (!phone) return refuse('input.invalid', { phone: 'field.required' })
  const checked = await phoneCheck.check(phone)
  if (!checked.valid || !checked.phone) return refuse('phone.invalid', { phone: 'field.phone' })
  return { name, phone: checked.phone }
}

type Joining = {
  found: store.InvitationRow
  secret: string
  known: users.UserRow | undefined
  person: { name: string | null; phone: string; passwordHash: string }
  step: number
  input: Input
}

async function becomeOperator(
  deps: AccountDeps,
  tx: Executor,
  { found, secret, known, person, step, input }: Joining,
  client: Client,
): Promise<ReplyOf<'acceptInvitation'> | Refusal> {
  if (!(await store.useInvitation(tx, found))) return refuse('invitation.unknown')
  const { name, phone, passwordHash } = person
  const id = known?.id ?? newId()
  const { email, role } = found
  const { language } = input
  const no =
    known?.no ??
    (await users.insert(tx, {
      ...{ id, role: 'OPERATOR', email, phone, passwordHash, name, language },
    }))
  if (known) {
    await users.change(tx, no, { passwordHash })
    await sessionStore.endAll(tx, no)
    await factors.removeAll(tx, no)
  }
  await store.save(tx, no, role)
  await factors.saveTotp(tx, { userNo: no, secret, lastStep: step })
  const recoveryCodes = await giveRecoveryCodes(deps, tx, { no, id })
  if (known) await mailChange(deps, tx, known)
  await sessionStore.meetDevice(tx, no, deviceName(client.agent))
  const token = await beginSession(tx, no, client, { factor: true, role: 'OPERATOR' })
  knownDevices(deps.signer).remember(client, { id, passwordHash })
  const joined = await users.withDetails(tx, no)
  await audit(tx, known ? 'operator.renewed' : 'operator.joined', client, {
    ...{ actor: id, identity: email, facts: { role } },
  })
  return { success: true as const, user: presentUser(joined!), token, recoveryCodes }
}
