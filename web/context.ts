import { createContext } from 'react-router'
import type { Api } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'

/** What the server provides to every page that it renders. */
export type PageContext = {
  /** Calls in process, as a visitor, answered in `language`. */
  api: Api
  /** Decided by `?lang=`, the language cookie, or Accept-Language, in this order. */
  language: Language
  /** The public address of the site without a trailing slash: "https://ghiyar.example". */
  origin: string
  /** Set on every inline script of the page. */
  nonce: string
  /** Whether this is a demonstration marketplace. */
  demo: boolean
}

/**
 * The key of `PageContext`; the server takes it from the built bundle, so that it is the same
 * object.
 */
export const pageContext = createContext<PageContext>()
