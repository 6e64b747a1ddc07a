import { createContext, use } from 'react'
import { directionOf, type Language } from '#contract/language.ts'

export type PageSettings = {
  language: Language
  /** "https://ghiyar.example", for canonical addresses and previews. */
  origin: string
  /** A demonstration marketplace says so in one line. */
  demo: boolean
  /**
   * The nonce of this reply, for inline scripts; empty in the browser, which hides it from scripts.
   */
  nonce: string
}

const PageSettingsContext = createContext<PageSettings | null>(null)

export const PageSettingsProvider = PageSettingsContext.Provider

/** Language, direction, public origin and mode of the page being shown; the same on both sides. */
export function usePage(): PageSettings & { direction: 'ltr' | 'rtl' } {
  const settings = use(PageSettingsContext)
  if (!settings) throw new Error('usePage needs the PageSettingsProvider of an entry file')
  return { ...settings, direction: directionOf(settings.language) }
}

/** What the server wrote on `<html>` for the browser. */
export function pageSettingsOf(root: HTMLElement): PageSettings {
  return {
    language: root.lang as Language,
    origin: root.dataset.origin ?? '',
    demo: 'demo' in root.dataset,
    nonce: '',
  }
}
