import type { FastifyRequest } from 'fastify'
import { languageFromHeader, languageKey, languageOf, type Language } from '#contract/language.ts'

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageKey}=([A-Za-z-]{2,10})`)

/** The language a page is asked in: `?lang=`, then the remembered one, then the browser's. */
export function pageLanguage(request: FastifyRequest): Language {
  const asked = new URLSearchParams(request.url.split('?')[1]).get('lang')
  const remembered = request.headers.cookie?.match(cookiePattern)?.[1]
  return languageOf(asked) ?? languageOf(remembered) ?? callLanguage(request)
}

/** The language of an API call. */
export function callLanguage(request: FastifyRequest): Language {
  return languageFromHeader(request.headers['accept-language'])
}
