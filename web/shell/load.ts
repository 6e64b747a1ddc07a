import {
  data,
  redirect,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type Params,
} from 'react-router'
import type { Api, ApiError } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { pageContext } from '#web/context.ts'
import { pageHref, pageOf } from '#web/ui/pages.ts'
import { browserApi, ConnectionError } from './api.ts'

export type LoadArguments = { api: Api; params: Params; url: URL; language: Language }

/** Fetches the data of a page; the same function runs on the server and in the browser. */
export type Load<Data> = (page: LoadArguments) => Promise<Data>

/** What the error screen knows of a failure; `connection` when the server wasn't reached. */
export type PageFailure = { code: string }

/** `load` as a route's `loader`: calls run in process. A refusal becomes the status of the page. */
export function onServer<Data>(load: Load<Data>) {
  return ({ context, params, request }: LoaderFunctionArgs): Promise<Data> => {
    const { api, language } = context.get(pageContext)
    return refusalsAsStatus(load({ api, params, url: new URL(request.url), language }))
  }
}

/** `load` as a route's `clientLoader`: calls by fetch, in the language of the document. */
export function inBrowser<Data>(load: Load<Data>) {
  return ({ params, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    const language = document.documentElement.lang as Language
    const api = browserApi(language, request.signal)
    return refusalsAsStatus(load({ api, params, url: new URL(request.url), language }))
  }
}

/** Thrown from a `load` when nothing exists at the address. */
export function notFound(code = 'route.not_found') {
  return data({ code } satisfies PageFailure, { status: 404 })
}

/** Thrown from a `load` when the address contains an invalid value. */
export function invalid() {
  return data({ code: 'input.invalid' } satisfies PageFailure, { status: 400 })
}

/** The requested page number, see `pageOf`; not found if it is invalid. */
export function pageIn(url: URL): number {
  const page = pageOf(url.searchParams)
  if (page === null) throw notFound()
  return page
}

/** Pages after the last lead to it: a list has become shorter. The first exists even when it is empty. */
export function checkPage({ page, pages }: { page: number; pages: number }, url: URL): void {
  if (page > Math.max(1, pages)) throw redirect(pageHref(url.pathname, url.searchParams, pages))
}

async function refusalsAsStatus<Data>(loading: Promise<Data>): Promise<Data> {
  try {
    return await loading
  } catch (error) {
    if (isRefusal(error)) {
      throw data({ code: error.code } satisfies PageFailure, { status: error.status })
    }
    if (error instanceof ConnectionError) {
      throw data({ code: 'connection' } satisfies PageFailure, { status: 503 })
    }
    throw error
  }
}

// By name: on the server the error's class comes from outside the bundle and is another object.
function isRefusal(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
