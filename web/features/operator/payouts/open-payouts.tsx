import { useState } from 'react'
import type { PayoutInList } from '#contract/payouts.ts'
import { Amount } from '#web/shell/amount.tsx'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { payoutsData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { isDoubtful } from './is-doubtful.ts'
import { PayoutList } from './payout-list.tsx'
import { PayoutRow } from './payout-row.tsx'
import { sumOf, type Chosen } from './sum-of.ts'
import { usePayoutStep } from './use-payout-step.ts'

/** Payouts that wait for approval, the oldest first: some or all are approved as one batch. */
export function OpenPayouts({ page }: { page: number }) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { data, at: _, ...rest } = useData(payoutsData({ page, limit: rowsPerPage }))
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Chosen>()
  const { step, busy, failure } = usePayoutStep()
  const focusList = useFocusAfterRender(() => document.querySelector<HTMLElement>('.view-tab'))
  const payouts = data?.payouts ?? []
  const approvable = payouts.filter((payout) => !isDoubtful(payout))
  const chosen = sumOf(approvable.filter(({ _id }) => ids.has(_id)))
  const all = data?.sum
  const choose = (these: PayoutInList[], isChosen: boolean) => {
    const named = new Set(these.map(({ _id }) => _id))
    setIds(isChosen ? ids.union(named) : ids.difference(named))
  }
  const approve = (what: Chosen) =>
    step('approvePayouts', what, () => {
      toast(t('payouts.approvedDone'))
      setIds(new Set())
      focusList()
    })
  return (
    <>
      {all && all.count > 0 && (
        <div className="payout-approval panel">
          <label className="payout-choose">
            <input
              type="checkbox"
              checked={approvable.length > 0 && chosen.count === approvable.length}
              onChange={({ target }) => choose(approvable, target.checked)}
            />
            {t('payouts.choosePage')}
          </label>
          <p>
            {t('payouts.waiting', { count: countText(all.count) })}{' '}
            <strong>
              <Amount dirhams={all.amount} />
            </strong>
          </p>
          <div className="operator-actions">
            <button
              type="button"
              disabled={busy || chosen.count === 0}
              className="button button-primary"
              onClick={() => setAsked(chosen)}
            >
              {t('payouts.approveChosen', { count: countText(chosen.count) })}
            </button>
            <button
              type="button"
              disabled={busy}
              className="button"
              onClick={() => setAsked({ count: all.count, amount: all.amount })}
            >
              {t('payouts.approveAll', { count: countText(all.count) })}
            </button>
          </div>
        </div>
      )}
      <FormFailure message={failure} />
      <PayoutList
        {...{ view: 'open', ...rest }}
        list={data && { items: payouts, total: data.total }}
        row={(payout) => (
          <PayoutRow key={payout._id} payout={payout}>
            <input
              type="checkbox"
              aria-label={t('payouts.choose', { number: payout.number })}
              disabled={isDoubtful(payout)}
              checked={ids.has(payout._id) && !isDoubtful(payout)}
              onChange={({ target }) => choose([payout], target.checked)}
            />
          </PayoutRow>
        )}
      />
      {asked && (
        <ApproveDialog
          chosen={asked}
          onConfirm={() => approve(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
