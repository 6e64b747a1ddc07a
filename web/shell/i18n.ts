import { createContext, use, useMemo } from 'react'
import type { Namespace, Phrasebook, TextKey, Values } from '#web/i18n/texts.ts'

const PhrasebookContext = createContext<Phrasebook | null>(null)

export const PhrasebookProvider = PhrasebookContext.Provider

export type Translate<Home extends Namespace> = (key: TextKey<Home>, values?: Values) => string

/**
 * `t` for the texts of `home`; texts of another namespace by their full name ("catalog:card.new").
 * The language of a document never changes: choosing another one reloads the page.
 */
export function useTranslation<Home extends Namespace = 'shell'>(
  home?: Home,
): { t: Translate<Home> } {
  const phrases = usePhrasebook()
  return useMemo(() => ({ t: translate(phrases, home ?? 'shell') }), [phrases, home])
}

/** The texts of the document, for adding more. */
export function usePhrasebook(): Phrasebook {
  const phrases = use(PhrasebookContext)
  if (!phrases) throw new Error('usePhrasebook needs the PhrasebookProvider of an entry file')
  return phrases
}

function translate(phrases: Phrasebook, home: Namespace) {
  return (key: string, values?: Values) =>
    phrases.find(key.includes(':') ? key : `${home}:${key}`, values)
}
