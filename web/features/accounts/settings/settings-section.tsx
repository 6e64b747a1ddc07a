import { useTranslation } from '#web/shell/i18n.ts'

type SettingsSectionProps = {
  id: 'preferences' | 'contact' | 'password' | 'sessions' | 'deletion'
  /** What the section is for, where its title doesn't say it all. */
  text?: string
  children: React.ReactNode
}

/** One sheet of the settings, with its title on the strip and an address of its own ("#password"). */
export function SettingsSection({ id, text, children }: SettingsSectionProps) {
  const { t } = useTranslation('account')
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="panel settings-section">
      <header className="label-strip">
        <h2 id={`${id}-title`}>{t(`settings.titles.${id}`)}</h2>
      </header>
      <div className="settings-body">
        {text && <p className="max-w-prose text-soft">{text}</p>}
        {children}
      </div>
    </section>
  )
}
