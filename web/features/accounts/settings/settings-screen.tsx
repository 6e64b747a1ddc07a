import { useEffect } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { ClosingBanner } from '../profile/closing-banner.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useMe } from '../profile/use-me.ts'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { ContactSection } from './contact-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import './settings.css'

type SettingsProps = {
  /** The section about what one is told; another feature's, so the page brings it. */
  notifications: React.ReactNode
}

export default function SettingsScreen({ notifications }: SettingsProps) {
  return (
    <RequireLogin>
      <Settings notifications={notifications} />
    </RequireLogin>
  )
}

function Settings({ notifications }: SettingsProps) {
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
              <a href={`#${section}`}>
                {section === 'notifications'
                  ? t('notifications:settings.title')
                  : t(`settings.titles.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings-sections">
        <ClosingBanner user={user} onKept={change} />
        <PreferencesSection />
        <ContactSection user={user} onChanged={change} />
        <PasswordSection user={user} />
        {/* It comes later, and must not move the forms under somebody's finger. */}
        {notifications}
        <SessionsSection />
        <DeletionSection user={user} onChanged={change} />
      </div>
    </div>
  )
}

const sections = [
  'preferences',
  'contact',
  'password',
  'notifications',
  'sessions',
  'deletion',
] as const
