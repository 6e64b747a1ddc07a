import { useLocation } from 'react-router'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { pageOf } from '#web/ui/pages.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { BatchPage } from './batch-page.tsx'
import { Batches } from './batches.tsx'
import { EndedPayouts } from './ended-payouts.tsx'
import { OpenPayouts } from './open-payouts.tsx'
import { payoutViews, type PayoutView } from './payout-views.ts'
import { WithheldPayouts } from './withheld-payouts.tsx'
import './payouts.css'

const PATH = '/operator/payouts'

/** What is transferred to sellers: to be approved, on its way to the bank, and what became of it. */
export function PayoutsPage() {
  const { t } = useTranslation('operator')
  const params = new URLSearchParams(useLocation().search)
  const batch = params.get('batch')
  const page = pageOf(params) ?? 1
  const asked = params.get('view')
  const view = payoutViews.find((each) => each === asked) ?? 'open'
  if (batch) return <BatchPage id={batch} page={page} />
  const tabs = payoutViews.map((key) => ({
    ...{ key, label: t(`payouts.tabs.${key}`), current: key === view },
    to: key === 'open' ? PATH : `${PATH}?view=${key}`,
  }))
  return (
    <>
      <Preparation />
      <ViewTabs label={t('states.label')} tabs={tabs} countText={countText} />
      <View key={view} view={view} page={page} />
    </>
  )
}

function View({ view, page }: { view: PayoutView; page: number }) {
  switch (view) {
    case 'open':
      return <OpenPayouts page={page} />
    case 'approved':
    case 'done':
      return <Batches view={view} page={page} />
    case 'withheld':
      return <WithheldPayouts page={page} />
    default:
      return <EndedPayouts view={view} page={page} />
  }
}

function Preparation() {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const prepare = () =>
    run(async (api) => {
      await api.call('preparePayouts', {})
      toast(t('payouts.preparing'))
    })
  return (
    <>
      <div className="operator-row-wide">
        <p className="max-w-prose text-soft">{t('payouts.text')}</p>
        <button type="button" disabled={busy} className="button" onClick={prepare}>
          {t('payouts.prepare')}
        </button>
      </div>
      <FormFailure message={failure} />
    </>
  )
}
