import { Link, useLocation } from 'react-router'
import type { ContentKind } from '#contract/content-kinds.ts'
import type { ContentItem } from '#contract/edit-content.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { pageOf } from '#web/ui/pages.ts'
import { contentItemsData } from '../../operator-data.ts'
import { rowsPerPage } from '../../paged-rows.tsx'
import { AuthorLine } from '../../author-line.tsx'
import { contentHref, newArticleHref } from './content-href.ts'

/** The items of a kind, with how they stand. */
export function ContentList({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('operator')
  const page = pageOf(new URLSearchParams(useLocation().search)) ?? 1
  const query = contentItemsData({ kind, page, limit: rowsPerPage })
  const { data, failure, updating, reload } = useData(query)
  return (
    <>
      {kind === 'article' && (
        <Link to={newArticleHref} className="button button-primary justify-self-start">
          {t('content.new')}
        </Link>
      )}
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && (
        <ul
          aria-label={t(`content.kinds.${kind}`)}
          aria-busy={updating}
          className="panel operator-rows"
        >
          {data.items.map((item) => (
            <ItemRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <ListPages
        pathname={contentHref(kind)}
        query={new URLSearchParams()}
        page={page}
        pages={Math.ceil((data?.total ?? 0) / rowsPerPage)}
      />
    </>
  )
}

function ItemRow({ item }: { item: ContentItem }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { kind, id, title, state, scheduled, date, by } = item
  const isSingle = kind !== 'article' && kind !== 'page'
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <Link to={contentHref(kind, isSingle ? undefined : id)} className="link font-semibold">
          <bdi>{isSingle ? t('content.edit', { name: t(`content.kinds.${kind}`) }) : title}</bdi>
        </Link>
        <StateChip state={state} />
        {scheduled && (
          <span className="chip operator-chip">
            {t('content.scheduledFor')}{' '}
            <time dateTime={scheduled}>{momentText(scheduled, language)}</time>
          </span>
        )}
      </p>
      <p className="operator-row-facts">
        {!isSingle && (
          <span>
            <bdi dir="ltr">{id}</bdi>
          </span>
        )}
        {date && <AuthorLine by={by} date={date} />}
      </p>
    </li>
  )
}

/** How an item stands. */
export function StateChip({ state }: Pick<ContentItem, 'state'>) {
  const { t } = useTranslation('operator')
  const tone = state === 'withdrawn' ? 'bad' : state === 'delivered' ? undefined : 'good'
  return (
    <span className="chip operator-chip" data-tone={tone}>
      {t(`content.states.${state}`)}
    </span>
  )
}
