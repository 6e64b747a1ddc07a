const key = 'signup-draft'

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
let inMemory: string | null = null
// Files can't be stored; they last while one goes from step to step.
let files: Record<string, File | undefined> = {}

export function parseDraft(text: string | null): SignupDraft {
  try {
    const draft = JSON.parse(text ?? '') as Partial<SignupDraft> | null
    if (draft && typeof draft === 'object') return { ...draft, fields: { ...draft.fields } }
  } catch {
    // Not ours, or cut off: registering begins anew.
  }
  return { fields: {} }
}

export function readDraft(): SignupDraft {
  try {
    return parseDraft(sessionStorage.getItem(key) ?? inMemory)
  } catch {
    return parseDraft(inMemory)
  }
}

function writeDraft(draft: SignupDraft) {
  inMemory = JSON.stringify(draft)
  try {
    sessionStorage.setItem(key, inMemory)
  } catch {
    // Kept in memory.
  }
}

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
  inMemory = null
  try {
    sessionStorage.removeItem(key)
  } catch {
    // There was nothing.
  }
}

export const draftFile = (name: string): File | undefined => files[name]

export function keepDraftFiles(changes: Record<string, File | undefined>) {
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
