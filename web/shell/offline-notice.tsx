import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import { openKept } from './open-kept.ts'

function watchConnection(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the browser has a network; on the server, and while hydrating, it has. */
function useOnline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  )
}

/**
 * Says that the connection is gone, and keeps the page in hand: a link that is followed offline
 * opens where its page is kept on this device. Any other is held back and offered again afterwards,
 * so that nothing that was begun here is lost.
 */
export function OfflineNotice() {
  const { t } = useTranslation()
  const online = useOnline()
  const [wanted, setWanted] = useState<string>()

  useEffect(() => {
    if (online) return
    setWanted(undefined)
    const holdBack = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const url = link && new URL((link as HTMLAnchorElement).href)
      if (!url || url.origin !== location.origin || url.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(url.href)
      openKept(url.href)
    }
    document.addEventListener('click', holdBack, { capture: true })
    return () => document.removeEventListener('click', holdBack, { capture: true })
  }, [online])

  const shown = !online || wanted
  return (
    <div role="status" className="notice-region">
      {shown && (
        <div className="notice" data-held={wanted ? '' : undefined}>
          <Icon name="offline" />
          <p className="me-auto">
            {online ? t('offline.back') : wanted ? t('offline.held') : t('offline.notice')}
          </p>
          {wanted && online && (
            <a href={wanted} className="button">
              {t('offline.go')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
