import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { anchorPanel } from './anchor-panel.ts'
import { NoNotifications } from './no-notifications.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { ReadAllButton } from './read-all-button.tsx'
import { useNotifications } from './use-notifications.ts'

const latest = 10

type BellPanelProps = { bell: React.RefObject<HTMLButtonElement | null>; onClose: () => void }

/** The latest notifications. A drawer on phones, a sheet below the bell on wider screens. */
export function BellPanel({ bell, onClose }: BellPanelProps) {
  const { t } = useTranslation('notifications')
  const { key } = useLocation()
  const openedAt = useRef(key)
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const { shown, failure, reload, read } = useNotifications({ page: 1, limit: latest })

  useEffect(() => {
    const element = dialog.current
    if (!element || !bell.current) return undefined
    const letGo = anchorPanel(bell.current, element)
    if (!element.open) element.showModal()
    return letGo
  }, [bell])
  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close()
  }, [key])

  return (
    <dialog
      ref={dialog}
      aria-labelledby="bell-title"
      className="drawer bell-panel"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="bell-frame">
        <div className="bell-head">
          <h2 ref={title} id="bell-title" tabIndex={-1}>
            {t('title')}
          </h2>
          {shown && shown.unread > 0 && <ReadAllButton onRead={read} onBeforeRemove={title} />}
          <button type="button" className="icon-button" onClick={() => dialog.current?.close()}>
            <Icon name="close" className="text-lg" />
            <span className="sr-only">{t('shell:nav.close')}</span>
          </button>
        </div>
        <div className="bell-body" aria-busy={!shown && !failure}>
          {shown && shown.items.length > 0 && (
            <NotificationList items={shown.items} now={shown.at} onOpen={read} />
          )}
          {shown?.items.length === 0 && <NoNotifications />}
          {!shown && failure && (
            <div className="p-4">
              <LoadFailure message={failure} onRetry={reload} />
            </div>
          )}
          {!shown && !failure && <NotificationSkeleton rows={5} />}
        </div>
        <Link to="/notifications" className="bell-all" onClick={() => dialog.current?.close()}>
          {t('all')}
        </Link>
      </div>
    </dialog>
  )
}
