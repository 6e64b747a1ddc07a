import { useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import { openCachedPage } from './open-cached-page.ts'

function subscribe(onChange: () => void) {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}

/** Whether the browser has a network; always true on the server and while hydrating. */
function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/**
 * Shows that the connection is lost and protects the open page: a link followed offline opens if
 * its page is cached on this device. Any other link is held and offered again once online, so that
 * nothing started on the page is lost.
 */
export function OfflineNotice() {
  const { t } = useTranslation()
  const online = useOnline()
  const [blockedHref, setBlockedHref] = useState<string>()

  useEffect(() => {
    if (online) return
    setBlockedHref(undefined)
    const interceptClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const url = link && new URL((link as HTMLAnchorElement).href)
      if (!url || url.origin !== location.origin || url.pathname === location.pathname) return
      event.preventDefault()
      event.stopPropagation()
      setBlockedHref(url.href)
      openCachedPage(url.href)
    }
    document.addEventListener('click', interceptClick, { capture: true })
    return () => document.removeEventListener('click', interceptClick, { capture: true })
  }, [online])

  const visible = !online || blockedHref
  return (
    <div role="status" className="notice-region">
      {visible && (
        <div className="notice" data-held={blockedHref ? '' : undefined}>
          <Icon name="offline" />
          <p className="me-auto">
            {online ? t('offline.back') : blockedHref ? t('offline.held') : t('offline.notice')}
          </p>
          {blockedHref && online && (
            <a href={blockedHref} className="button">
              {t('offline.go')}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
