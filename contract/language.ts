/** Languages that have texts of their own. */
export const languages = ['en', 'ar', 'fr', 'zh'] as const
export type Language = (typeof languages)[number]

/** Languages that search engines are told of, by the sitemap and by every page; English first. */
export const indexedLanguages = ['en', 'ar', 'fr', 'zh'] as const satisfies readonly Language[]

/** Codes a visitor may ask for; Portuguese and Swahili show the French texts. */
const languageCodes = ['en', 'zh', 'ar', 'fr', 'pt', 'sw'] as const

/** Cookie and local-storage key of the remembered language. */
export const languageKey = 'i18nextLng'

const textsOf: Record<(typeof languageCodes)[number], Language> = {
  en: 'en',
  zh: 'zh',
  ar: 'ar',
  fr: 'fr',
  pt: 'fr',
  sw: 'fr',
}

/** The language whose texts answer a code such as "ar", "AR-ae" or "pt-BR"; undefined when none does. */
export function languageOf(code: string | null | undefined): Language | undefined {
  const base = code?.trim().slice(0, 2).toLowerCase()
  return (languageCodes as readonly string[]).includes(base ?? '') &&
    !/^[a-z]{3}/i.test(code!.trim())
    ? textsOf[base as keyof typeof textsOf]
    : undefined
}

/** The best language for an Accept-Language header, by its weights; English when nothing fits. */
export function languageFromHeader(header: string | undefined): Language {
  if (!header || header.length > 500) return 'en'
  const preferences = header
    .split(',')
    .map((part) => {
      const [code, ...params] = part.split(';')
      const weight = params.find((param) => param.trim().startsWith('q='))
      return { code, weight: weight ? Number(weight.trim().slice(2)) : 1 }
    })
    .filter((preference) => preference.weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const preference of preferences) {
    const language = languageOf(preference.code)
    if (language) return language
  }
  return 'en'
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
