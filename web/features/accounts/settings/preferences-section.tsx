import { useSyncExternalStore } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { LanguageLink } from '#web/shell/preference-menus.tsx'
import { switchTheme } from '#web/shell/preferences.ts'
import { Icon } from '#web/ui/icon.tsx'
import { SettingsSection } from './settings-section.tsx'

export function PreferencesSection() {
  const { t } = useTranslation('account')
  return (
    <SettingsSection id="preferences">
      <div className="settings-row">
        <h3 id="language-choice">{t('shell:language')}</h3>
        <div role="group" aria-labelledby="language-choice" className="flex">
          <LanguageLink code="en" className="button setting-choice" />
          <LanguageLink code="ar" className="button setting-choice" />
        </div>
      </div>
      <ThemeChoice />
    </SettingsSection>
  )
}

function ThemeChoice() {
  const { t } = useTranslation('account')
  const theme = useTheme()
  return (
    <div className="settings-row">
      <h3 id="theme-choice">{t('theme.title')}</h3>
      <div role="group" aria-labelledby="theme-choice" className="flex">
        {(['light', 'dark'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={theme === choice}
            className="button setting-choice"
            onClick={() => theme === choice || switchTheme()}
          >
            <Icon name={choice === 'light' ? 'sun' : 'moon'} />
            {t(`theme.${choice}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

const darkSystem = '(prefers-color-scheme: dark)'

/** The theme that shows now, also when the header or the system changes it. */
function useTheme(): 'light' | 'dark' {
  return useSyncExternalStore(subscribe, shownTheme, () => 'light')
}

function shownTheme(): 'light' | 'dark' {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(darkSystem).matches ? 'dark' : 'light'
}

function subscribe(listener: () => void) {
  const root = new MutationObserver(listener)
  root.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia(darkSystem)
  system.addEventListener('change', listener)
  return () => {
    root.disconnect()
    system.removeEventListener('change', listener)
  }
}
