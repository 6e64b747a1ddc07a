import { useState } from 'react'
import type { RuleName, RuleValue } from '#contract/rule-kinds.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { ruleChangesData } from '../../operator-data.ts'
import { AuthorLine } from '../../author-line.tsx'
import { RuleText } from './rule-text.tsx'

const pageSize = 10

/** Who changed a rule, when and why; the latest first. */
export function RuleHistory({ name }: { name: RuleName }) {
  const { t } = useTranslation('operator')
  const [page, setPage] = useState(1)
  const { data, failure, updating, reload } = useData(
    ruleChangesData({ name, page, limit: pageSize }),
  )
  const text = (value: RuleValue | null) =>
    value === null ? t('rules.preset') : <RuleText name={name} value={value} />
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-16" />}
      {data?.items.length === 0 && (
        <p role="status" className="text-soft">
          {t('rules.noHistory')}
        </p>
      )}
      {data && data.items.length > 0 && (
        <ul aria-label={t('rules.history')} aria-busy={updating} className="operator-rows">
          {data.items.map(({ _id, value, before, by, date, reason }) => (
            <li key={_id} className="operator-row">
              <p className="operator-row-head">
                <span className="font-semibold">{text(value)}</span>
                <span className="text-soft">
                  {t('rules.before')} {text(before)}
                </span>
              </p>
              <p className="operator-row-facts">
                <AuthorLine by={by} date={date} />
              </p>
              <p className="operator-row-text">
                <bdi>{reason}</bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
      <ListPageButtons
        page={page}
        pages={Math.ceil((data?.total ?? 0) / pageSize)}
        onPage={setPage}
      />
    </>
  )
}
