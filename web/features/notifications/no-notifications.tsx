import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from '#web/shell/i18n.ts'

/** Explains what will be listed here. */
export function NoNotifications() {
  const { t } = useTranslation('notifications')
  return (
    <div className="grid justify-items-center gap-2 p-8 text-center">
      <Icon name="bell" className="text-3xl text-muted" />
      <p className="text-md font-semibold">{t('empty.title')}</p>
      <p className="max-w-prose text-soft">{t('empty.text')}</p>
    </div>
  )
}
