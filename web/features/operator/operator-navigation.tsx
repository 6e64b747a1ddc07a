import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import type { OperatorOverview } from '#contract/operations.ts'
import { operatorQueues } from '#contract/operator-roles.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { hrefOf, operatorPages } from './operator-pages.ts'

/** The pages that the operator's role has, with what waits; on phones a line that scrolls. */
export function OperatorNavigation({ overview }: { overview: OperatorOverview | undefined }) {
  const { t } = useTranslation('operator')
  const { pathname } = useLocation()
  const nav = useRef<HTMLElement>(null)
  const pages = operatorPages.filter(({ permission }) => overview?.permissions.includes(permission))
  // The links come with the first reply.
  const count = pages.length
  useEffect(() => {
    if (count === 0) return
    const current = nav.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [pathname, count])
  return (
    <nav ref={nav} aria-label={t('nav.label')} className="operator-nav">
      {!overview && <span aria-hidden="true" className="skeleton h-9" />}
      {pages.map(({ key, path, icon }) => {
        const waiting = overview?.queues.find(({ queue }) => queue === key)?.waiting ?? 0
        return (
          <NavLink
            key={key}
            to={hrefOf(path)}
            end={path === ''}
            className="operator-link"
            data-queue={operatorQueues.some((queue) => queue === key) || undefined}
          >
            <Icon name={icon} />
            {t(`nav.${key}`)}
            {waiting > 0 && (
              <bdi dir="ltr" className="operator-count">
                {countText(waiting)}
              </bdi>
            )}
          </NavLink>
        )
      })}
    </nav>
  )
}
