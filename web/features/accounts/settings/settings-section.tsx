import { useTranslation } from '#web/shell/i18n.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'

type SettingsSectionProps = {
  id: 'preferences' | 'contact' | 'password' | 'sessions' | 'deletion'
  text?: string
  children: React.ReactNode
}

/** One sheet of the settings. */
export function SettingsSection({ id, ...rest }: SettingsSectionProps) {
  const { t } = useTranslation('account')
  return <SheetSection id={id} title={t(`settings.titles.${id}`)} {...rest} />
}
