import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import './notifications.css'

type ReadAllButtonProps = {
  onRead: () => unknown
  /** Takes the focus, as the button goes once there is nothing unread. */
  onGone: React.RefObject<HTMLElement | null>
}

export function ReadAllButton({ onRead, onGone }: ReadAllButtonProps) {
  const { t } = useTranslation('notifications')
  return (
    <button
      type="button"
      className="notifications-read"
      onClick={() => {
        onGone.current?.focus()
        void onRead()
      }}
    >
      <Icon name="check" />
      {t('readAll')}
    </button>
  )
}
