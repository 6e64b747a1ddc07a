import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import type { Language } from '#contract/language.ts'
import { phrasebook } from './i18n/texts.ts'
import { PhrasebookProvider } from './shell/i18n.ts'
import { setDocumentPhrasebook } from './shell/load-texts.ts'
import { pageSettingsOf, PageSettingsProvider } from './shell/page.tsx'

const texts: Record<Language, () => Promise<{ default: object }>> = {
  en: () => import('./i18n/en.ts'),
  ar: () => import('./i18n/ar.ts'),
  fr: () => import('./i18n/fr.ts'),
  zh: () => import('./i18n/zh.ts'),
}

const settings = pageSettingsOf(document.documentElement)
const own = await texts[settings.language]()
const phrases = phrasebook(settings.language, own.default)
setDocumentPhrasebook(phrases)

startTransition(() => {
  hydrateRoot(
    document,
    <PhrasebookProvider value={phrases}>
      <PageSettingsProvider value={settings}>
        <HydratedRouter />
      </PageSettingsProvider>
    </PhrasebookProvider>,
  )
})
