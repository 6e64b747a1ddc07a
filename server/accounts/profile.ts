import type { ParsedInputOf } from '#contract/api.ts'
import {
  buyerFields,
  type BuyerFields,
  sellerFields,
  type SellerFields,
  type User,
} from '#contract/profile.ts'
import { buyerDocuments, sellerDocuments } from '#contract/uploads.ts'
import { validate } from '../platform/api/invoke.ts'
import type { Caller, Client, Files } from '../platform/api/caller.ts'
import { announce } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import type { Licence } from '../platform/feature.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { changeOfSeller, type AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { changesIban, confirmIban, recordIban } from './bank-account.ts'
import { fileAddress, fileIdOf, type NewFiles } from './files.service.ts'
import { updatesOfAccount } from './limits.ts'
import { companyRow, expiredLicence, garageRow, type Documents } from './profile-rows.ts'
import { presentCompany, presentGarage, presentUser } from './user.present.ts'
import * as users from './user.store.ts'

type Update = ParsedInputOf<'updateUser'>
type Found = users.UserWithDetails

export const getMe = async ({ db }: Pick<AccountDeps, 'db'>, caller: Caller): Promise<User> =>
  presentUser(await findUser(db, caller.no))

/** Changes what is given; of the files, those sent anew, and those whose address is taken out. */
export async function updateUser(
  deps: AccountDeps,
  caller: Caller,
  input: Update,
  received: Files,
  client: Client,
): Promise<{ success: true; user: User } | Refusal> {
  const { db, limits, files, onChange } = deps
  const limited = await limits.take(updatesOfAccount, caller.id)
  if (limited) return limited
  const found = await findUser(db, caller.no)
  const plan = planOf(found, input, received)
  if (plan instanceof Refusal) {
    if (plan.code === 'file.unknown') await audit(db, 'file.foreign', client, { actor: caller.id })
    return plan
  }
  const owner = changesIban(found, plan.company)
    ? await confirmIban(deps, caller, plan.company?.iban, input, client)
    : undefined
  if (owner instanceof Refusal) return owner
  const full = received.length > 0 ? await files.mayStore(caller.no, received) : undefined
  if (full) return full
  const newFiles = await files.take(received, plan.fields)
  if (newFiles instanceof Refusal) return newFiles
  const saved = await db.transaction(async (tx) => {
    if (!owner) await users.lock(tx, caller.no)
    else if (!(await users.lockUnchanged(tx, owner, { alone: true })))
      return refuse('auth.required')
    // What was saved while the files came in counts as well.
    const now = await findUser(tx, caller.no)
    const planNow = planOf(now, input, received)
    if (planNow instanceof Refusal) return planNow
    const newIban = changesIban(now, planNow.company)
    if (newIban && !owner) return refuse('input.invalid', { password: 'field.required' })
    await saveProfile(deps, tx, now, input, newFiles, planNow)
    if (newIban) await recordIban(deps, tx, now.user, planNow.company?.iban, client)
    const formerLicence = licenceBefore(now, planNow, newFiles)
    if (formerLicence) await deps.onLicenceChanged(tx, caller, formerLicence)
    await audit(tx, 'profile.changed', client, { actor: caller.id })
    if (formerLicence) await audit(tx, 'licence.changed', client, { actor: caller.id })
    return { success: true as const, user: presentUser(await findUser(tx, caller.no)) }
  })
  if (!(saved instanceof Refusal) && caller.role === 'SELLER')
    await onChange(changeOfSeller(caller.id))
  return saved
}

/** What the trade licence of a company was, where it gets another number or document. */
function licenceBefore({ company }: Found, plan: Plan, newFiles: NewFiles): Licence | undefined {
  if (!company) return undefined
  const { tradeLicenseNo: licence, tradeLicenseUpload: documentId } = company
  const isChanged =
    newFiles.has('trade_license_upload') ||
    (plan.company !== undefined && plan.company.trade_license_no !== licence)
  return isChanged ? { licence, documentId } : undefined
}

async function findUser(tx: Executor, no: number): Promise<Found> {
  const found = await users.withDetails(tx, no)
  if (!found) throw new Error('A session without its user')
  return found
}

async function saveProfile(
  { files }: AccountDeps,
  tx: Executor,
  found: Found,
  input: Update,
  newFiles: NewFiles,
  plan: Plan,
): Promise<void> {
  const { user } = found
  const avatar = newFiles.get('avatar')
  await files.give(tx, newFiles.values(), user.no)
  await users.change(tx, user.no, {
    ...(avatar && { avatar: fileAddress(avatar) }),
    ...(input.name !== undefined && { name: input.name || null }),
    ...(input.location !== undefined && { location: input.location || null }),
  })
  const documents = { ...plan.documents, ...Object.fromEntries(newFiles) }
  if (plan.garage) await users.saveGarage(tx, garageRow(user.no, plan.garage, documents))
  if (plan.company) await users.saveCompany(tx, companyRow(user, plan.company, documents))
  const before = [...Object.values(documentsIn(found)), user.avatar && fileIdOf(user.avatar)]
  const after = new Set([...Object.values(documents), avatar ?? fileIdOf(user.avatar ?? '')])
  await files.giveUp(
    tx,
    before.filter((id): id is string => Boolean(id) && !after.has(id)),
  )
  if (user.role === 'SELLER') await announce(tx, changeOfSeller(user.id))
}

/** The details of one role. */
type Details = { garage?: BuyerFields; company?: SellerFields }

/** What an update writes, and which documents stay. */
type Plan = Details & { fields: readonly string[]; documents: Documents }

function planOf(found: Found, input: Update, received: Files): Plan | Refusal {
  const stored = documentsIn(found)
  const sends = (document: string) => received.some(({ field }) => field === document)
  const sendsDocument = received.some(({ field }) => field !== 'avatar')
  // Operators have neither a garage nor a company, and get none by writing about one.
  const hasDetails = found.garage !== null || found.company !== null
  if (!hasDetails || !(input.details || sendsDocument))
    return { fields: ['avatar'], documents: stored }
  const details = input.details ? givenDetails(found, input.details) : storedDetails(found)
  if (details instanceof Refusal) return details
  const documents = staying(stored, { ...details.garage, ...details.company })
  if (documents instanceof Refusal) return documents
  if (!documents.trade_license_upload && !sends('trade_license_upload'))
    return refuse('input.invalid', { trade_license_upload: 'field.required' })
  return { ...details, documents, fields: ['avatar', ...Object.keys(stored)] }
}

function givenDetails(found: Found, given: Record<string, unknown>): Details | Refusal {
  if (found.garage) {
    const garage = validate(buyerFields, given)
    return garage instanceof Refusal ? garage : { garage: garage.value }
  }
  const company = validate(sellerFields, given)
  if (company instanceof Refusal) return company
  const expired = expiredLicence(company.value, found.company?.tradeLicenseExpiry)
  return expired ?? { company: company.value }
}

/** With a document alone the details stay as they are, also those older than a rule. */
function storedDetails({ garage, company }: Found): Details {
  if (garage) return { garage: presentGarage(garage) }
  return company ? { company: presentCompany(company) } : {}
}

/** Documents that stay: those not spoken of, and those named by the very address they have. */
function staying(stored: Documents, given: Record<string, unknown>): Documents | Refusal {
  const documents: Documents = {}
  for (const [field, id] of Object.entries(stored) as [keyof Documents, string | null][]) {
    const address = given[field]
    if (address === undefined) documents[field] = id
    else if (address === null || address === '') documents[field] = null
    else if (id !== null && address === fileAddress(id)) documents[field] = id
    else return refuse('file.unknown', { [field]: 'field.file_unknown' })
  }
  return documents
}

function documentsIn({ garage, company }: Found): Documents {
  if (!garage)
    return {
      [sellerDocuments[0]]: company?.tradeLicenseUpload ?? null,
      ...(company && { cover: company.cover }),
    }
  const [licence, vat, owner, emirates] = buyerDocuments
  return {
    [licence]: garage.tradeLicenseUpload,
    [vat]: garage.vatCertificationUpload,
    [owner]: garage.ownerManagerEmiratesId,
    [emirates]: garage.emiratesId,
  }
}
