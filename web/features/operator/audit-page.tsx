import { Link, useLocation } from 'react-router'
import type { AuditEntry } from '#contract/operations.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { auditData } from './operator-data.ts'

const names = ['event', 'actor', 'before'] as const
const pageSize = 50

type AuditQuery = Partial<Record<(typeof names)[number], string>>

const hrefOf = (query: AuditQuery) => {
  const text = new URLSearchParams(query).toString()
  return text ? `/operator/audit?${text}` : '/operator/audit'
}

/** The audit log, latest first; an event or a person leads to what else there is of it. */
export function AuditPage() {
  const { t } = useTranslation('operator')
  const params = new URLSearchParams(useLocation().search)
  const query: AuditQuery = Object.fromEntries(
    names.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  )
  const { data, failure, updating, reload } = useData(auditData({ ...query, limit: pageSize }))
  const { before, ...filter } = query
  const what = query.event ?? data?.entries[0]?.name ?? query.actor
  return (
    <>
      <p className="max-w-prose text-soft">{t('audit.text')}</p>
      {what && (query.event || query.actor) && (
        <p className="operator-actions">
          <span className="chip operator-chip">
            <bdi>{t('audit.only', { what })}</bdi>
          </span>
          <Link to={hrefOf({})} className="link">
            {t('audit.all')}
          </Link>
        </p>
      )}
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-96" />}
      {data?.entries.length === 0 && <p className="text-soft">{t('audit.empty')}</p>}
      {data && data.entries.length > 0 && <Entries entries={data.entries} busy={updating} />}
      <div className="operator-actions">
        {before && (
          <Link to={hrefOf(filter)} className="button">
            {t('audit.newest')}
          </Link>
        )}
        {data?.before && (
          <Link to={hrefOf({ ...filter, before: String(data.before) })} className="button">
            {t('audit.older')}
          </Link>
        )}
      </div>
    </>
  )
}

function Entries({ entries, busy }: { entries: AuditEntry[]; busy: boolean }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  return (
    <div className="panel operator-table-frame">
      <table className="operator-table" aria-label={t('nav.audit')} aria-busy={busy}>
        <thead>
          <tr>
            <th scope="col">{t('audit.date')}</th>
            <th scope="col">{t('audit.event')}</th>
            <th scope="col">{t('audit.actor')}</th>
            <th scope="col">{t('audit.subject')}</th>
            <th scope="col">{t('audit.address')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ no, date, event, actor, name, subject, facts, address }) => (
            <tr key={no}>
              <td>
                <time dateTime={date}>{momentText(date, language)}</time>
              </td>
              <td dir="ltr">
                <FilterLink to={hrefOf({ event })}>{event}</FilterLink>
              </td>
              <td>
                {actor ? (
                  <FilterLink to={hrefOf({ actor })}>{name ?? actor.slice(0, 8)}</FilterLink>
                ) : (
                  <span className="text-soft">{t('audit.system')}</span>
                )}
              </td>
              <td>
                <bdi dir="ltr" className="operator-detail">
                  {[subject, ...Object.entries(facts).map(([key, fact]) => `${key}: ${fact}`)]
                    .filter(Boolean)
                    .join(', ')}
                </bdi>
              </td>
              <td>
                <bdi dir="ltr">{address}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FilterLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link">
      <bdi>{children}</bdi>
    </Link>
  )
}
