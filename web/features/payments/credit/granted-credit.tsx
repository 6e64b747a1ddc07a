import { useState } from 'react'
import { useNavigate } from 'react-router'
import { creditAges } from '#contract/credit-status.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { SummaryPanel } from '#web/ui/summary-panel.tsx'
import { Figure } from '../figure.tsx'
import { PaymentsSkeleton } from '../payments-skeleton.tsx'
import { creditHref, creditsData, creditsHref } from './credit-query.ts'
import { CreditTable } from './credit-table.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import './credit.css'

type GrantedCreditProps = {
  page: number
  /** A seller order whose garage credit is to be granted to. */
  order: string | undefined
}

/** What a seller grants to garages, and what they owe by its age. */
export function GrantedCredit({ page, order }: GrantedCreditProps) {
  const { t } = useTranslation('payments')
  const navigate = useNavigate()
  const [granting, setGranting] = useState(order !== undefined)
  const { data: reply, failure, updating, reload } = useData(creditsData({ page, side: 'sales' }))
  const { credits = [], total, pages = 1, open = 0, overdue = 0, ageing } = reply ?? {}
  const grant = (
    <button type="button" className="button button-primary" onClick={() => setGranting(true)}>
      {t('credit.grant.action')}
    </button>
  )
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!reply && !failure && <PaymentsSkeleton />}
      {total === 0 && (
        <NoticePanel
          label={t('credit.title')}
          icon="price"
          title={t('credit.empty.title')}
          text={t('credit.empty.text')}
        >
          {grant}
        </NoticePanel>
      )}
      {ageing && credits.length > 0 && (
        <>
          <div className="payment-figures">
            <Figure name={t('credit.open')} text={t('credit.openText')} dirhams={open} />
            <Figure name={t('credit.overdue')} text={t('credit.overdueText')} dirhams={overdue} />
          </div>
          <SummaryPanel title={t('credit.ageing')} icon="time">
            <dl className="credit-ages">
              {creditAges.map((age) => (
                <div key={age}>
                  <dt>{t(`credit.ages.${age}`)}</dt>
                  <dd>
                    <Amount dirhams={ageing[age]} />
                  </dd>
                </div>
              ))}
            </dl>
          </SummaryPanel>
          <div className="credit-actions">{grant}</div>
          <SummaryPanel title={t('credit.garages')} icon="price">
            <CreditTable credits={credits} updating={updating} />
          </SummaryPanel>
        </>
      )}
      <ListPages
        pathname="/payments"
        query={new URLSearchParams({ side: 'credit' })}
        page={page}
        pages={pages}
      />
      {granting && (
        <GrantDialog
          order={order}
          onClose={() => {
            setGranting(false)
            if (order) void navigate(creditsHref, { replace: true })
          }}
          onGranted={(id) => void navigate(creditHref(id))}
        />
      )}
    </>
  )
}
