import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { returnsHref, type ReturnsQuery } from './returns-query.ts'

type NoReturnsProps = { query: ReturnsQuery; pathname: string; isSeller: boolean }

/** No return is shown: because there is none yet, or because none is in this list. */
export function NoReturns({ query, pathname, isSeller }: NoReturnsProps) {
  const { t } = useTranslation('returns')
  const { side, show } = query
  const kind = show === 'ended' ? 'none' : side
  return (
    <NoticePanel
      label={t(`list.views.${show}`)}
      icon="return"
      title={t(show === 'all' ? `list.empty.${side}.title` : 'list.empty.none.title')}
      text={t(`list.empty.${kind}.text`)}
    >
      {show === 'all' ? (
        <Link
          to={isSeller && side === 'purchases' ? '/orders?side=purchases' : '/orders'}
          className="button button-primary"
        >
          {t('list.empty.orders')}
        </Link>
      ) : (
        <Link to={returnsHref(pathname, { side, show: 'all' }, isSeller)} className="button">
          {t('list.empty.showAll')}
        </Link>
      )}
    </NoticePanel>
  )
}
