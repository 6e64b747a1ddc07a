import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '#contract/language.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import { usePage } from './page.tsx'
import {
  currencies,
  offeredLanguages,
  saveCurrency,
  savedCurrency,
  switchLanguage,
  switchTheme,
} from './preferences.ts'
import { useToast } from './toast.tsx'

const ownNames: Record<Language, string> = { ...offeredLanguages, fr: 'Français', zh: '中文' }

/** Works as a link (`?lang=`) without JavaScript. */
export function LanguageLink({ code, className }: { code: 'en' | 'ar'; className: string }) {
  const { language } = usePage()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('lang', code)
  return (
    <a
      href={`${pathname}?${query}`}
      lang={code}
      hrefLang={code}
      aria-current={code === language ? 'true' : undefined}
      className={`font-system ${className}`}
      onClick={(event) => {
        event.preventDefault()
        switchLanguage(code)
      }}
    >
      {offeredLanguages[code]}
    </a>
  )
}

export function LanguageMenu() {
  const { t } = useTranslation()
  const { language } = usePage()
  return (
    <>
      <button type="button" popoverTarget="language-menu" className="bar-button">
        <Icon name="globe" />
        <span className="sr-only">{t('language')}: </span>
        <span className="font-system">{ownNames[language]}</span>
        <Icon name="down" />
      </button>
      <div id="language-menu" popover="auto" className="drop-menu">
        <LanguageLink code="en" className="drop-item" />
        <LanguageLink code="ar" className="drop-item" />
      </div>
    </>
  )
}

/** Saves the choice; the menu states that prices stay in dirhams. */
export function CurrencyMenu({ className }: { className: string }) {
  const { t } = useTranslation()
  const toast = useToast()
  const [currency, setCurrency] = useState('AED')
  useEffect(() => setCurrency(savedCurrency()), [])
  return (
    <select
      aria-label={t('currency.label')}
      value={currency}
      className={className}
      onChange={(event) => {
        setCurrency(event.target.value)
        saveCurrency(event.target.value)
        toast(t('currency.note'))
      }}
    >
      <optgroup label={t('currency.note')}>
        {currencies.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </optgroup>
    </select>
  )
}

export function ThemeButton({ className }: { className: string }) {
  const { t } = useTranslation()
  return (
    <button type="button" className={className} onClick={switchTheme}>
      <Icon name="moon" className="when-light" />
      <Icon name="sun" className="when-dark" />
      <span className="sr-only">{t('theme')}</span>
    </button>
  )
}
