import { useEffect } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { FactorPrompt } from '#web/shell/members/confirm-factor/factor-prompt.tsx'
import { ClosingBanner } from '../profile/closing-banner.tsx'
import { useMe } from '../profile/use-me.ts'
import { ContactSection } from './contact-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import './settings.css'

type SettingsProps = {
  /** The section about notifications, which belongs to another feature. */
  notifications: React.ReactNode
  /** The second factor, likewise. */
  factors: React.ReactNode
  /** The address book, likewise; for those who buy. */
  addresses?: React.ReactNode
}

/** The settings of the signed-in user, whom the route has loaded. */
export function Settings({ notifications, factors, addresses }: SettingsProps) {
  const { t } = useTranslation('account')
  const { user, update } = useMe()
  const shown = user !== undefined
  // The sections weren't rendered yet when the router looked for the one in the address.
  useEffect(() => {
    if (shown) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [shown])
  if (!user) return null
  return (
    <FactorPrompt>
      <div className="settings">
        <nav aria-label={t('settings.contents')} className="settings-contents">
          <ul>
            {sections
              .filter((section) => section !== 'addresses' || addresses)
              .filter((section) => section !== 'deletion' || user.role !== 'OPERATOR')
              .map((section) => (
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
        <div className="grid gap-6 min-w-0">
          <ClosingBanner user={user} onCancelled={update} />
          <PreferencesSection />
          <ContactSection user={user} onChanged={update} />
          <PasswordSection user={user} />
          {factors}
          {addresses}
          {notifications}
          <SessionsSection />
          {user.role !== 'OPERATOR' && <DeletionSection user={user} onChanged={update} />}
        </div>
      </div>
    </FactorPrompt>
  )
}

const sections = [
  'preferences',
  'contact',
  'password',
  'factors',
  'addresses',
  'notifications',
  'sessions',
  'deletion',
] as const
