import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { rulesData } from '../../operator-data.ts'
import { RuleSection } from './rule-section.tsx'

/** The rules of the marketplace, each with what holds, what it is for, and its history. */
export function RulesTab() {
  const { t } = useTranslation('operator')
  const { data, failure, reload } = useData(rulesData)
  return (
    <>
      <p className="max-w-prose text-soft">{t('rules.about')}</p>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-96" />}
      {data?.rules.map((rule) => (
        <RuleSection key={rule.name} rule={rule} />
      ))}
    </>
  )
}
