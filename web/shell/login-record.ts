import type { SignedIn, User } from '#contract/profile.ts'
import { persistedStore } from '#web/ui/persisted-store.ts'
import { parseStored } from '#web/ui/stored-text.ts'

/** Only the details that the page itself shows; licences and documents are fetched on demand. */
type ShownDetails = { emirate?: string; garage_name?: string; company_name?: string }

/** The signed-in user, as stored in local storage. */
export type LoginRecord = Omit<User, 'details' | 'documents'> & {
  details: ShownDetails
  token: string
  success: true
}

/** Parses the stored login; anything invalid is treated as no login. */
export function parseLogin(text: string | null): LoginRecord | null {
  const record = parseStored(text) as Partial<LoginRecord> | null | undefined
  const known = typeof record?.token === 'string' && typeof record._id === 'string'
  if (!known || !record.success) return null
  return { ...(record as LoginRecord), details: record.details ?? {} }
}

const store = persistedStore({ key: 'login', parse: parseLogin })

/** The current login, whichever tab created it; null for a visitor. */
export const loginNow = store.read

/** Calls `listener` on every change of the login, until the returned function is called. */
export const onLoginChange = store.subscribe

/**
 * The current login; null on the server and while hydrating, because pages are rendered for a
 * visitor.
 */
export const useLogin = store.use

/** Stores a login or its update; all tabs follow. Returns false where storage is unavailable. */
export function rememberLogin({ user, token }: Pick<SignedIn, 'user' | 'token'>): boolean {
  const { details, documents: _, ...rest } = user
  const shown: ShownDetails = { emirate: details?.emirate }
  if (details && 'garage_name' in details) shown.garage_name = details.garage_name
  if (details && 'company_name' in details) shown.company_name = details.company_name
  return save({ ...rest, details: shown, token, success: true })
}

/** Updates the stored user with what the server returned. */
export function updateLogin(user: User) {
  const login = loginNow()
  if (login?._id === user._id) rememberLogin({ user, token: login.token })
}

/** Signs this browser out if `token` is still the current one; the server is not called. */
export function forgetLogin(token = loginNow()?.token) {
  if (token === undefined || loginNow()?.token !== token) return
  save(null)
}

function save(login: LoginRecord | null): boolean {
  const saved = store.write(login)
  document.documentElement.toggleAttribute('data-login', store.read() !== null)
  return saved
}
