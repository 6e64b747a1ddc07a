import type { ParsedInputOf } from '#contract/api.ts'
import { buyerFields, sellerFields, type User } from '#contract/profile.ts'
import { buyerDocuments, sellerDocuments } from '#contract/uploads.ts'
import { validate } from '../platform/api/invoke.ts'
import type { Caller, Client, Files } from '../platform/api/caller.ts'
import { announce } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { changeOfSeller, type AccountDeps } from './account-deps.ts'
import { audit } from './audited.ts'
import { fileAddress, fileIdOf, type NewFiles } from './files.service.ts'
import { updatesOfAccount } from './limits.ts'
import { companyRow, garageRow, type Documents } from './profile-rows.ts'
import { presentUser } from './user.present.ts'
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
  const full = received.length > 0 ? await files.mayStore(caller.no, received) : undefined
  if (full) return full
  const newFiles = await files.take(received, plan.fields)
  if (newFiles instanceof Refusal) return newFiles
  const saved = await db.transaction(async (tx) => {
    // What was saved while the files came in counts as well.
    await users.lock(tx, caller.no)
    const now = await findUser(tx, caller.no)
    const planNow = planOf(now, input, received)
    if (planNow instanceof Refusal) return planNow
    await saveProfile(deps, tx, now, input, newFiles, planNow)
    await audit(tx, 'profile.changed', client, { actor: caller.id })
    return { success: true as const, user: presentUser(await findUser(tx, caller.no)) }
  })
  if (!(saved instanceof Refusal) && caller.role === 'SELLER')
    await onChange(changeOfSeller(caller.id))
  return saved
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

/** What an update writes: the details of one role, and which documents stay. */
type Plan = {
  fields: readonly string[]
  garage?: ReturnType<typeof buyerFields.parse>
  company?: ReturnType<typeof sellerFields.parse>
  documents: Documents
}

function planOf(found: Found, input: Update, received: Files): Plan | Refusal {
  const stored = documentsIn(found)
  const fields = ['avatar', ...Object.keys(stored)]
  // A document alone is sent with the details as they are.
  const sendsDocument = received.some(({ field }) => field !== 'avatar')
  const given = input.details ?? (sendsDocument ? detailsOf(found) : undefined)
  // Operators have neither a garage nor a company, and get none by writing about one.
  const hasDetails = found.garage !== null || found.company !== null
  if (!given || !hasDetails) return { fields: ['avatar'], documents: stored }
  const schema = found.garage ? buyerFields : sellerFields
  const parsed = validate(schema, given)
  if (parsed instanceof Refusal) return parsed
  const documents = staying(stored, parsed.value as Record<string, unknown>)
  if (documents instanceof Refusal) return documents
  if (
    !documents.trade_license_upload &&
    !received.some(({ field }) => field === 'trade_license_upload')
  )
    return refuse('input.invalid', { trade_license_upload: 'field.required' })
  return found.garage
    ? { fields, garage: buyerFields.parse(given), documents }
    : { fields, company: sellerFields.parse(given), documents }
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

const detailsOf = (found: Found): Record<string, unknown> => ({ ...presentUser(found).details })
