import { useEffect } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { ClosingBanner } from '../profile/closing-banner.tsx'
import { LoadFailure } from '../profile/load-failure.tsx'
import { useMe } from '../profile/use-me.ts'
import { RequireLogin } from '../require-login.tsx'
import { ContactSection } from './contact-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import './settings.css'

export default function SettingsScreen() {
  return (
    <RequireLogin>
      <Settings />
    </RequireLogin>
  )
}

function Settings() {
  const { t } = useTranslation('account')
  const { user, failure, retry, change } = useMe()
  const shown = user !== undefined
  // The sections weren't there yet when the router looked for the one in the address.
  useEffect(() => {
    if (shown) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [shown])
  if (failure) return <LoadFailure message={failure} onRetry={retry} />
  if (!user) return <SettingsSkeleton />
  return (
    <div className="settings">
      <nav aria-label={t('settings.contents')} className="settings-contents">
        <ul>
          {sections.map((section) => (
            <li key={section}>
              <a href={`#${section}`}>{t(`settings.titles.${section}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings-sections">
        <ClosingBanner user={user} onKept={change} />
        <PreferencesSection />
        <ContactSection user={user} onChanged={change} />
        <PasswordSection user={user} />
        <SessionsSection />
        <DeletionSection user={user} onChanged={change} />
      </div>
    </div>
  )
}

const sections = ['preferences', 'contact', 'password', 'sessions', 'deletion'] as const
