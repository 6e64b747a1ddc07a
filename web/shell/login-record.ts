import { useSyncExternalStore } from 'react'
import type { SignedIn, User } from '#contract/profile.ts'

const key = 'login'

/** Only the details that the page itself shows; licences and documents are fetched on demand. */
type ShownDetails = { emirate?: string; garage_name?: string; company_name?: string }

/** The signed-in user, as stored in local storage. */
export type LoginRecord = Omit<User, 'details' | 'documents'> & {
  details: ShownDetails
  token: string
  success: true
}

const listeners = new Set<() => void>()
let kept: { text: string | null; record: LoginRecord | null } = { text: null, record: null }

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Parses the stored login; anything invalid is treated as no login. */
export function parseLogin(text: string | null): LoginRecord | null {
  if (!text || text.length > 20_000) return null
  try {
    const record = JSON.parse(text) as LoginRecord
    const known = typeof record.token === 'string' && typeof record._id === 'string'
    return known && record.success ? { ...record, details: record.details ?? {} } : null
  } catch {
    return null
  }
}

/** The current login, whichever tab created it; null for a visitor. */
export function loginNow(): LoginRecord | null {
  const text = stored()
  if (text !== kept.text) kept = { text, record: parseLogin(text) }
  return kept.record
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/**
 * The current login; null on the server and while hydrating, because pages are rendered for a
 * visitor.
 */
export function useLogin(): LoginRecord | null {
  return useSyncExternalStore(subscribe, loginNow, () => null)
}

/** Stores a login or its update; all tabs follow. Returns false where storage is unavailable. */
export function rememberLogin({ user, token }: Pick<SignedIn, 'user' | 'token'>): boolean {
  const { details, documents: _, ...rest } = user
  const shown: ShownDetails = { emirate: details?.emirate }
  if (details && 'garage_name' in details) shown.garage_name = details.garage_name
  if (details && 'company_name' in details) shown.company_name = details.company_name
  try {
    localStorage.setItem(key, JSON.stringify({ ...rest, details: shown, token, success: true }))
  } catch {
    return false
  }
  tell()
  return true
}

/** Updates the stored user with what the server returned. */
export function updateLogin(user: User) {
  const login = loginNow()
  if (login?._id === user._id) rememberLogin({ user, token: login.token })
}

/** Signs this browser out if `token` is still the current one; the server is not called. */
export function forgetLogin(token = loginNow()?.token) {
  if (token === undefined || loginNow()?.token !== token) return
  localStorage.removeItem(key)
  tell()
}

function tell() {
  document.documentElement.toggleAttribute('data-login', stored() !== null)
  for (const listener of listeners) listener()
}
