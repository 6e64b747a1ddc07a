import { languageKey, type Language } from '#contract/language.ts'

const year = 365 * 24 * 3600
const consentAge = 150 * 24 * 3600

const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax`

// Storage can be switched off; the choice then holds for this page only.
function remember(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    return
  }
}

function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** The languages that the menu offers, named in their own script. */
export const offeredLanguages = { en: 'English', ar: 'العربية' } as const

/**
 * Remembers the language and loads this page again in it: same address, query and scroll position.
 * A `?lang=` would outweigh the choice, so it goes.
 */
export function switchLanguage(language: Language) {
  remember(languageKey, language)
  document.cookie = cookie(languageKey, language, year)
  history.replaceState(history.state, '', withoutLanguage(location.href))
  location.reload()
}

export function withoutLanguage(href: string): string {
  const url = new URL(href)
  url.searchParams.delete('lang')
  return url.href
}

/** Currencies of the menu; prices stay in dirhams whichever is chosen. */
export const currencies = ['AED', 'SAR', 'OMR', 'QAR', 'BHD', 'USD', 'EUR', 'CNY', 'JPY'] as const

export const rememberCurrency = (currency: string) => remember('currency', currency)

export function rememberedCurrency(): string {
  const currency = remembered('currency')
  return currencies.find((known) => known === currency) ?? 'AED'
}

/** Changes between light and dark, from whichever is showing. */
export function switchTheme() {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  remember('theme', next)
}

/**
 * Whether the browser may keep what nobody asked it to keep: searches, what was looked at. Choices, a
 * login or a draft are kept because somebody made them. Another tab may have accepted, or the 150 days
 * have run out: so it is asked each time.
 */
export const mayRemember = () => /(^|; )cookieConsent=/.test(document.cookie)

/** Lets the cookie notice go for 150 days, and has the browser remember meanwhile. */
export function acceptCookies() {
  document.cookie = cookie('cookieConsent', 'accepted', consentAge)
  document.documentElement.dataset.consent = ''
}

/** Runs in the head before anything is painted: theme, whether somebody is signed in, and whether the notice is due. */
export const beforePaint = `(function(d){try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')d.dataset.theme=t;if(localStorage.getItem('login'))d.dataset.login=''}catch(e){}if(/(^|; )cookieConsent=/.test(document.cookie))d.dataset.consent=''})(document.documentElement)`
