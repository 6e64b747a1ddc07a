import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import './notifications.css'

type ReadAllButtonProps = {
  onRead: () => unknown
  /** Moves the focus before the button disappears. */
  onBeforeRemove: React.RefObject<HTMLElement | null>
}

export function ReadAllButton({ onRead, onBeforeRemove }: ReadAllButtonProps) {
  const { t } = useTranslation('notifications')
  return (
    <button
      type="button"
      className="notifications-read"
      onClick={() => {
        onBeforeRemove.current?.focus()
        void onRead()
      }}
    >
      <Icon name="check" />
      {t('readAll')}
    </button>
  )
}
