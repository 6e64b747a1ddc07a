import { parseStored, storedText } from '#web/ui/stored-text.ts'

export type AccountType = 'BUYER' | 'SELLER'
export type RegisterStep = 'type' | 'email' | 'phone' | 'password' | 'details'

/**
 * What somebody who registers has given so far. `email` and `phone` are there once they are proven;
 * `fields` holds whatever else was typed.
 */
export type SignupDraft = {
  accountType?: AccountType
  email?: string
  phone?: string
  password?: string
  name?: string
  location?: string
  emailTicket?: string
  phoneTicket?: string
  /** Where the last code went, and when (ms since 1970): a phone may throw the page away meanwhile. */
  sent?: { to: string; at: number }
  fields: Record<string, string>
}

// Where nothing can be stored, the draft lasts as long as the page.
const stored = storedText('signup-draft', { area: 'session', inMemory: true })
// Files can't be stored; they last while one goes from step to step.
let files: Record<string, File | undefined> = {}

export function parseDraft(text: string | null): SignupDraft {
  const draft = parseStored(text, Infinity) as Partial<SignupDraft> | null | undefined
  if (!draft || typeof draft !== 'object') return { fields: {} }
  return { ...draft, fields: { ...draft.fields } }
}

export const readDraft = () => parseDraft(stored.read())

const writeDraft = (draft: SignupDraft) => void stored.write(JSON.stringify(draft))

/** Changes some of the draft; `undefined` takes a part away. */
export function saveDraft(changes: {
  [Name in keyof SignupDraft]?: SignupDraft[Name] | undefined
}) {
  writeDraft({ ...readDraft(), ...changes } as SignupDraft)
}

/** Begins anew with nothing but the type. */
export function startDraft(accountType: AccountType) {
  files = {}
  writeDraft({ accountType, fields: {} })
}

export function clearDraft() {
  files = {}
  stored.write(null)
}

export const draftFile = (name: string): File | undefined => files[name]

export function storeDraftFiles(changes: Record<string, File | undefined>) {
  files = { ...files, ...changes }
}

const paths = {
  type: '/register',
  email: '/register/verify-email',
  phone: '/register/verify-phone',
  password: '/register/password',
} as const

/** The address of a step; that of the last one depends on the type. */
export function stepPath(step: RegisterStep, accountType?: AccountType): string {
  if (step !== 'details') return paths[step]
  return accountType === 'SELLER' ? '/register/seller' : '/register/buyer'
}

/** The first step before this one that has not been done; undefined when all of them have. */
export function earliestMissing(draft: SignupDraft, step: RegisterStep): string | undefined {
  const order = [
    ['type', draft.accountType],
    ['email', draft.email],
    ['phone', draft.phone],
    ['password', draft.password],
  ] as const
  for (const [name, done] of order) {
    if (name === step) return undefined
    if (!done) return stepPath(name)
  }
  return undefined
}
