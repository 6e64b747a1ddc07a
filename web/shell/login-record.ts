import { useSyncExternalStore } from 'react'
import type { SignedIn, User } from '#contract/profile.ts'

const key = 'login'

/** What of the details the page itself shows; licences and documents are fetched where they are needed. */
type ShownDetails = { emirate?: string; garage_name?: string; company_name?: string }

/** Who is signed in, as local storage keeps it. */
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

/** Reads what the browser remembers; anything that isn't a login of ours is none. */
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

/** Who is signed in now, whichever tab did it; null for a visitor. */
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

/** Who is signed in; null on the server and while hydrating, because pages are a visitor's. */
export function useLogin(): LoginRecord | null {
  return useSyncExternalStore(subscribe, loginNow, () => null)
}

/** Keeps a login, or what became of it; all tabs follow. False where nothing can be kept. */
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

/** The same login with what the server now says of its user. */
export function updateLogin(user: User) {
  const login = loginNow()
  if (login?._id === user._id) rememberLogin({ user, token: login.token })
}

/** Signs this browser out, where `token` is still the one in use; the server is not told. */
export function forgetLogin(token = loginNow()?.token) {
  if (token === undefined || loginNow()?.token !== token) return
  localStorage.removeItem(key)
  tell()
}

function tell() {
  document.documentElement.toggleAttribute('data-login', stored() !== null)
  for (const listener of listeners) listener()
}
