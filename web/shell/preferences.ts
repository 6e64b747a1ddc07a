import { languageKey, type Language } from '#contract/language.ts'
import { storedText } from '#web/ui/stored-text.ts'

const yearSeconds = 365 * 24 * 3600
const consentSeconds = 150 * 24 * 3600

const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Max-Age=${seconds}; Path=/; SameSite=Lax`

// Where storage is disabled, a choice applies to this page only.
const stored = {
  language: storedText(languageKey),
  currency: storedText('currency'),
  theme: storedText('theme'),
}

/** The languages of the menu, named in their own script. */
export const offeredLanguages = { en: 'English', ar: 'العربية' } as const

/**
 * Saves the language and reloads the page in it, with the same address, query and scroll position.
 * A `?lang=` would take precedence, so it is removed.
 */
export function switchLanguage(language: Language) {
  stored.language.write(language)
  document.cookie = cookie(languageKey, language, yearSeconds)
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

export const saveCurrency = stored.currency.write

export function savedCurrency(): string {
  const currency = stored.currency.read()
  return currencies.find((known) => known === currency) ?? 'AED'
}

/** Switches between light and dark, starting from the current theme. */
export function switchTheme() {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const next = (root.dataset.theme ?? system) === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  stored.theme.write(next)
}

/**
 * Whether the browser may store what the user didn't ask to store: searches, viewed listings.
 * Choices, a login or a draft are stored on request. Read each time, because another tab may have
 * accepted or the 150 days may have ended.
 */
export const hasStorageConsent = () => /(^|; )cookieConsent=/.test(document.cookie)

/** Dismisses the cookie notice for 150 days and allows storage meanwhile. */
export function acceptCookies() {
  document.cookie = cookie('cookieConsent', 'accepted', consentSeconds)
  document.documentElement.dataset.consent = ''
}

/**
 * Runs in the head before the first paint: theme, login state, whether results are a list (as chosen, or for a
 * garage), and whether the notice is shown. Who chose no language keeps that of a link, as from a search engine, until
 * the browser is closed.
 */
export const beforePaintScript = `(function(d){try{var t=localStorage.getItem('theme');if(t==='dark'||t==='light')d.dataset.theme=t;var l=localStorage.getItem('login'),v=localStorage.getItem('ghiyar.view');if(l)d.dataset.login='';if(v?v==='list':/"role":"BUYER"/.test(l))d.dataset.list=''}catch(e){}var c=document.cookie,q=/[?&]lang=(en|ar|fr|zh)\\b/.exec(location.search);if(q&&!/(^|; )${languageKey}=/.test(c))document.cookie='${languageKey}='+q[1]+'; Path=/; SameSite=Lax';if(/(^|; )cookieConsent=/.test(c))d.dataset.consent=''})(document.documentElement)`
