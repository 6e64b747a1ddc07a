import type { ParsedInputOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import type { SignedIn } from '#contract/profile.ts'
import { buyerDocuments, sellerDocuments } from '#contract/uploads.ts'
import type { Client, Files } from '../platform/api/caller.ts'
import { announce, type Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { newId } from '../platform/id.ts'
import { passwordObjection } from '../platform/passwords/password-rules.ts'
import { parsePhone } from '../platform/phones/phone-number.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import * as codes from './code.store.ts'
import { deviceName } from './device.ts'
import { fileAddress, type NewFiles } from './files.service.ts'
import { signUpsOfAddress } from './limits.ts'
import { knownDevices } from './known-devices.ts'
import { companyRow, expiredLicence, garageRow } from './profile-rows.ts'
import { secretHash } from './secrets.ts'
import { meetDevice } from './session.store.ts'
import { beginSession } from './sessions.ts'
import { isTaken } from './unique-violation.ts'
import { presentUser } from './user.present.ts'
import * as users from './user.store.ts'

const newSeller: Change = { tags: ['sellers'], listings: [] }

type SignUp = ParsedInputOf<'signUp'>
type Proofs = { email: string; phone: string }

/** Rolls back the transaction for a refusal that is found when the account is half written. */
class Rollback extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Creates an account once both identities are proven in this draft. */
export async function signUp(
  deps: AccountDeps,
  input: SignUp,
  received: Files,
  client: Client,
  language: Language,
): Promise<SignedIn | Refusal> {
  const { db, hasher, limits, signer, files, onChange } = deps
  const limited = await limits.take(signUpsOfAddress, client.address)
  if (limited) return limited
  const phone = parsePhone(input.phone)
  if (!phone) return refuse('input.invalid', { phone: 'field.phone' })
  const proofs = await proofsOf(db, input, phone, client)
  if (proofs instanceof Refusal) {
    await audit(db, 'signup.refused', client, { identity: input.email })
    return proofs
  }
  const context = [input.email, phone, ...Object.values(namesIn(input))]
  const objection = passwordObjection(input.password, context)
  if (objection) return refuse('input.invalid', { password: objection })
  const expired = input.role === 'SELLER' ? expiredLicence(input.details) : undefined
  if (expired) return expired
  if (!received.some(({ field }) => field === 'trade_license_upload'))
    return refuse('input.invalid', { trade_license_upload: 'field.required' })

  const fields = input.role === 'BUYER' ? buyerDocuments : sellerDocuments
  const passwordHash = await hasher.hash(input.password)
  if (passwordHash instanceof Refusal) return passwordHash
  const newFiles = await files.take(received, ['avatar', ...fields])
  if (newFiles instanceof Refusal) return newFiles
  try {
    const joined = await db.transaction(async (tx) => {
      const made = { phone, passwordHash, newFiles, proofs, language }
      const { no, id } = await createAccount(deps, tx, input, made)
      const token = await beginSession(tx, no, client, { factor: false, role: input.role })
      await meetDevice(tx, no, deviceName(client.agent))
      await announce(tx, newSeller)
      client.setCookie('draft', null, 0)
      knownDevices(signer).remember(client, { id, passwordHash })
      const found = await users.withDetails(tx, no)
      await audit(tx, 'signup.completed', client, { actor: id, facts: { role: input.role } })
      return { success: true as const, user: presentUser(found!), token }
    })
    await onChange(newSeller)
    return joined
  } catch (error) {
    if (error instanceof Rollback) return error.refusal
    if (isTaken(error)) return refuse('account.exists')
    throw error
  }
}

async function proofsOf(
  db: Executor,
  input: SignUp,
  phone: string,
  client: Client,
): Promise<Proofs | Refusal> {
  const draft = client.cookie('draft')
  const draftHash = draft && secretHash(draft)
  const found = async (identity: string, ticket: string | undefined) =>
    codes.findProof(db, identity, { ticketHash: ticket && secretHash(ticket), draftHash })
  const email = await found(input.email, input.emailTicket)
  if (!email) return refuse('signup.email_first')
  const phoneProof = await found(phone, input.phoneTicket)
  return phoneProof ? { email, phone: phoneProof } : refuse('signup.phone_first')
}

async function createAccount(
  { files, onSellerJoined }: AccountDeps,
  tx: Executor,
  input: SignUp,
  made: {
    phone: string
    passwordHash: string
    newFiles: NewFiles
    proofs: Proofs
    language: Language
  },
): Promise<{ no: number; id: string }> {
  if (!(await codes.useProof(tx, made.proofs.email)))
    throw new Rollback(refuse('signup.email_first'))
  if (!(await codes.useProof(tx, made.proofs.phone)))
    throw new Rollback(refuse('signup.phone_first'))
  const id = newId()
  const avatar = made.newFiles.get('avatar')
  const no = await users.insert(tx, {
    id,
    role: input.role,
    email: input.email,
    phone: made.phone,
    passwordHash: made.passwordHash,
    name: input.name || null,
    location: input.location || null,
    language: made.language,
    avatar: avatar ? fileAddress(avatar) : null,
  })
  await files.give(tx, made.newFiles.values(), no)
  const documents = Object.fromEntries(made.newFiles)
  if (input.role === 'BUYER') await users.saveGarage(tx, garageRow(no, input.details, documents))
  else {
    await users.saveCompany(tx, companyRow({ no, id }, input.details, documents))
    await onSellerJoined(tx, { no, id })
  }
  return { no, id }
}

const namesIn = ({ details }: SignUp) =>
  'garage_name' in details ? [details.garage_name] : [details.company_name]
