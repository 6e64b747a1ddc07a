import { useRef } from 'react'
import { languages, type Language } from '#contract/language.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'

/** Whether a language has all texts, and whether they differ from what was loaded. */
export type LanguageState = 'missing' | 'changed' | 'unchanged'

type LanguageTabsProps = {
  id: string
  current: Language
  states: Record<Language, LanguageState>
  onChange: (language: Language) => void
}

/** The languages of a text, one of which is shown. */
export function LanguageTabs({ id, current, states, onChange }: LanguageTabsProps) {
  const { t } = useTranslation('operator')
  const { language: shown, direction } = usePage()
  const names = new Intl.DisplayNames(shown, { type: 'language' })
  const list = useRef<HTMLDivElement>(null)
  const move = (event: React.KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const step = event.key === forward ? 1 : event.key === back ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const index = (languages.indexOf(current) + step + languages.length) % languages.length
    onChange(languages[index]!)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={t('content.languages')}
      className="language-tabs"
      onKeyDown={move}
    >
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          role="tab"
          id={`${id}-tab-${language}`}
          aria-selected={language === current}
          aria-controls={`${id}-panel`}
          tabIndex={language === current ? 0 : -1}
          className="language-tab"
          onClick={() => onChange(language)}
        >
          <span className="font-semibold">{names.of(language) ?? language}</span>
          <span className="text-sm text-soft" data-state={states[language]}>
            {t(`content.languageStates.${states[language]}`)}
          </span>
        </button>
      ))}
    </div>
  )
}
