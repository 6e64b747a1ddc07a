import { useState } from 'react'
import { useLocation } from 'react-router'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { pageOf } from '#web/ui/pages.ts'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { commissionPreviewData } from '../../operator-data.ts'
import { settingsHref } from '../settings-tabs.ts'
import { CommissionForm } from './commission-form.tsx'
import { CommissionList } from './commission-list.tsx'
import { percentText } from './percent.tsx'

const views = ['current', 'history'] as const
const path = settingsHref('commission')

/** What the marketplace takes of sales: a change, what holds, and all changes. */
export function CommissionTab() {
  const { t } = useTranslation('operator')
  const params = new URLSearchParams(useLocation().search)
  const view = params.get('view') === 'history' ? 'history' : 'current'
  const { data } = useData(commissionPreviewData({}))
  // A form that was sent begins anew.
  const [sent, setSent] = useState(0)
  const focusForm = useFocusAfterRender(() =>
    document.querySelector<HTMLButtonElement>('#change button'),
  )
  const tabs = views.map((key) => ({
    ...{ key, label: t(`commission.views.${key}`), current: key === view },
    to: key === 'current' ? path : `${path}?view=${key}`,
  }))
  return (
    <>
      <div className="grid gap-2">
        <p className="max-w-prose text-soft">{t('commission.about')}</p>
        {data && <p>{t('commission.usual', { percent: percentText(data.percent) })}</p>}
      </div>
      <CommissionForm
        key={sent}
        onDone={() => {
          setSent(sent + 1)
          focusForm()
        }}
      />
      <ViewTabs label={t('commission.views.label')} tabs={tabs} countText={countText} />
      <CommissionList key={view} view={view} page={pageOf(params) ?? 1} />
    </>
  )
}
