import {
  redirect,
  type ClientLoaderFunctionArgs,
  type Params,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { ApiError } from '#contract/api.ts'
import type { Role } from '#contract/roles.ts'
import { loadTexts, type TextArea } from '../load-texts.ts'
import { loginNow, type LoginRecord } from '../login-record.ts'
import { dataCache, type DataQuery } from './data-cache.ts'
import { rememberOrigin } from './origin.ts'

/** Thrown where a page needs a login, another one after the session has ended, or another role. */
export class AccessNeeded extends Error {
  override readonly name = 'AccessNeeded'
  readonly need: 'login' | 'login-again' | 'role'
  constructor(need: AccessNeeded['need']) {
    super(`The page needs: ${need}`)
    this.need = need
  }
}

type PrivatePage = { params: Params; url: URL; login: LoginRecord }

type PrivateOptions = {
  /** The texts that the page needs beside those of accounts; they may depend on the role. */
  texts?: TextArea | ((role: Role) => TextArea[])
  /** The only role that has this page. */
  role?: Role
  /** Others than that role are sent to register, and return afterwards. */
  othersRegister?: boolean
  /** Reads what the page shows first, by `showCached` or `fetchFresh`. */
  load?: (page: PrivatePage) => Promise<unknown>
}

/**
 * The `clientLoader` of a page for signed-in users. It runs in the browser only: the server renders
 * the route's `HydrateFallback`. What it throws is shown by the route's `ErrorBoundary`, see
 * `RouteFailure`.
 */
export function privateLoader({ texts, role, othersRegister, load }: PrivateOptions) {
  return async ({ params, request }: ClientLoaderFunctionArgs): Promise<null> => {
    const url = new URL(request.url)
    const login = loginNow()
    const allowed = login !== null && (!role || login.role === role)
    if (!allowed && othersRegister) {
      rememberOrigin(url.pathname + url.search)
      throw redirect('/register')
    }
    const data = allowed ? load?.({ params, url, login }) : undefined
    // What is shown for a failure needs the texts as well, so they come first.
    data?.catch(() => {})
    await loadTexts('account', ...areasOf(texts, login))
    if (!login) throw new AccessNeeded('login')
    if (!allowed) throw new AccessNeeded('role')
    await endedSession(data)
    return null
  }
}

function areasOf(texts: PrivateOptions['texts'], login: LoginRecord | null): TextArea[] {
  if (typeof texts !== 'function') return texts ? [texts] : []
  return login ? texts(login.role) : []
}

/** The `clientLoader` of a page for anyone that is shown only in the browser. */
export const textsLoader =
  (...texts: TextArea[]) =>
  async (): Promise<null> => {
    await loadTexts('account', ...texts)
    return null
  }

/** The same with data, for a page that is opened by a link with a token. */
export const linkLoader =
  (load: (token: string) => Promise<unknown>, ...texts: TextArea[]) =>
  async ({ request }: ClientLoaderFunctionArgs): Promise<null> => {
    const data = load(new URL(request.url).searchParams.get('token') ?? '')
    // What is shown for a failure needs the texts as well, so they come first.
    data.catch(() => {})
    await loadTexts('account', ...texts)
    await data
    return null
  }

/**
 * The `shouldRevalidate` of private pages: the loader runs on arrival and for a retry. While the page
 * stays, `useData` follows the query in the address, and keeps what was there in sight.
 */
export const onArrival = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href

/** For lists: what is cached is shown at once, and fetched again behind it. */
export const showCached = <Data>(query: DataQuery<Data>) =>
  dataCache.ensureQueryData({ ...query, revalidateIfStale: true })

/** For forms, which must not begin with old values. */
export const fetchFresh = <Data>(query: DataQuery<Data>) =>
  dataCache.fetchQuery({ ...query, staleTime: 0 })

async function endedSession(loading: Promise<unknown> | undefined) {
  try {
    await loading
  } catch (error) {
    const ended = error instanceof ApiError && error.code === 'auth.required'
    throw ended ? new AccessNeeded('login-again') : error
  }
}
