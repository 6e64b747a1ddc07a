import { useRef, useState } from 'react'
import type { CommissionChange } from '#contract/commission.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { ConfirmDialog } from '../../confirm/confirm-dialog.tsx'
import { commissionChangesData } from '../../operator-data.ts'
import { PagedRows, rowsPerPage } from '../../paged-rows.tsx'
import { AuthorLine } from '../../author-line.tsx'
import { Percent } from './percent.tsx'

type CommissionListProps = { view: 'current' | 'history'; page: number }

/** Rates that hold or are scheduled, or every change; a scheduled one can be withdrawn. */
export function CommissionList({ view, page }: CommissionListProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { data, failure, updating, reload } = useData(
    commissionChangesData({ view, page, limit: rowsPerPage }),
  )
  const { run, busy, failure: stepFailure } = useConfirmedStep()
  const [ending, setEnding] = useState<CommissionChange>()
  const list = useRef<HTMLDivElement>(null)
  const focusList = useFocusAfterRender(() => list.current)
  const withdraw = ({ _id: id }: CommissionChange) =>
    run(async (api) => {
      await api.call('withdrawCommission', { id })
      toast(t('commission.withdrawn'))
      focusList()
    })
  return (
    <>
      <PagedRows
        ref={list}
        {...{ list: data, failure, updating, reload, stepFailure }}
        label={t(`commission.views.${view}`)}
        empty={{ icon: 'number', title: t('commission.empty'), text: t('commission.emptyText') }}
        row={(change) => (
          <ChangeRow key={change._id} {...{ change, busy }} onWithdraw={() => setEnding(change)} />
        )}
      />
      {ending && (
        <ConfirmDialog
          title={t('commission.withdrawTitle')}
          text={t('commission.withdrawText')}
          action={t('commission.withdraw')}
          onConfirm={() => void withdraw(ending)}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  )
}

type ChangeRowProps = { change: CommissionChange; busy: boolean; onWithdraw: () => void }

function ChangeRow({ change, busy, onWithdraw }: ChangeRowProps) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, seller, category, percent, before, from, state, date, by, reason } = change
  return (
    <li className="operator-row">
      <div className="operator-row-wide">
        <p id={`change${_id}`} className="operator-row-head">
          <bdi className="font-semibold">{seller?.company_name ?? t('commission.allSellers')}</bdi>
          <span className="text-soft">{category?.label ?? t('commission.allCategories')}</span>
          <span
            className="chip operator-chip"
            data-tone={state === 'in_force' ? 'good' : undefined}
          >
            {t(`commission.states.${state}`)}
          </span>
        </p>
        <p className="settings-value">
          {percent === null ? t('commission.general') : <Percent percent={percent} />}
        </p>
      </div>
      <p className="operator-row-facts">
        <span>
          {t('commission.since')} <time dateTime={from}>{momentText(from, language)}</time>
        </span>
        <span>
          {t('commission.before')}:{' '}
          {before === null ? t('commission.general') : <Percent percent={before} />}
        </span>
        <AuthorLine by={by} date={date} />
      </p>
      {reason && (
        <p className="operator-row-text">
          <bdi>{reason}</bdi>
        </p>
      )}
      {state === 'scheduled' && (
        <div className="operator-actions">
          <button
            type="button"
            id={`withdraw${_id}`}
            disabled={busy}
            aria-labelledby={`withdraw${_id} change${_id}`}
            className="button button-danger"
            onClick={onWithdraw}
          >
            {t('commission.withdraw')}
          </button>
        </div>
      )}
    </li>
  )
}
