import { useState } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '#contract/api.ts'
import type { CreditPayment } from '#contract/credit.ts'
import type { SentCreditEvent } from '#contract/credit-status.ts'
import { Amount } from '#web/shell/amount.tsx'
import { callHref, phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { download } from '#web/shell/members/download.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { PaymentsSkeleton } from '../payments-skeleton.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { CreditChip } from './credit-chip.tsx'
import { CreditHistory } from './credit-history.tsx'
import { CreditOrders } from './credit-orders.tsx'
import { CreditPayments } from './credit-payments.tsx'
import { creditData, creditsHref } from './credit-query.ts'
import { StepDialog } from './step-dialog.tsx'
import { partyOf } from './credit-table.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import './credit.css'

type Asked =
  { do: 'pay' } | { do: 'step'; event: SentCreditEvent } | { do: 'correct'; payment: CreditPayment }

/** One credit for either side: what is owed by when, what was paid, and for its seller what can be done. */
export function CreditSheet({ id }: { id: string }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { data, at, failure, updating, reload } = useData(creditData(id))
  const [asked, setAsked] = useState<Asked>()
  if (failure && !data) return <LoadFailure message={failure} onRetry={reload} />
  if (!data) return <PaymentsSkeleton />
  const { credit, orders, payments, history, allowed } = data
  const isSeller = credit.garage !== undefined
  const delivered = orders.filter(({ due_on: due }) => due !== null)
  const close = () => setAsked(undefined)
  const done = () => {
    close()
    reload()
  }
  return (
    <>
      <p>
        <Link to={isSeller ? creditsHref : '/payments?side=purchases'} className="link">
          {t(isSeller ? 'credit.back' : 'credit.backToPayments')}
        </Link>
      </p>
      <SheetSection
        id="credit"
        title={partyOf(credit, language) || t('credit.gone')}
        {...(!isSeller && { text: t('credit.payDirectly') })}
      >
        <CreditFacts credit={credit} />
        <div className="credit-actions">
          {isSeller && delivered.length > 0 && (
            <button
              type="button"
              className="button button-primary"
              onClick={() => setAsked({ do: 'pay' })}
            >
              {t('credit.pay.open')}
            </button>
          )}
          {allowed.map((event) => (
            <button
              key={event}
              type="button"
              className="button"
              onClick={() => setAsked({ do: 'step', event })}
            >
              {t(`credit.steps.${event}`)}
            </button>
          ))}
          <StatementButton id={id} />
        </div>
      </SheetSection>
      <CreditOrders orders={orders} isSeller={isSeller} updating={updating} />
      <CreditPayments
        payments={payments}
        updating={updating}
        onCorrect={isSeller ? (payment) => setAsked({ do: 'correct', payment }) : undefined}
      />
      <CreditHistory history={history} />
      {asked?.do === 'pay' && (
        <PaymentDialog credit={id} now={at} orders={delivered} onClose={close} onRecorded={done} />
      )}
      {asked?.do === 'step' && (
        <StepDialog credit={credit} event={asked.event} onClose={close} onDone={done} />
      )}
      {asked?.do === 'correct' && (
        <CorrectDialog payment={asked.payment} onClose={close} onDone={done} />
      )}
    </>
  )
}

function CreditFacts({ credit }: Pick<ReplyOf<'getCredit'>, 'credit'>) {
  const { t } = useTranslation('payments')
  const { garage, limit, days, open, free } = credit
  const amounts = { limit, open, free }
  return (
    <dl className="credit-facts">
      {garage?.phone && (
        <div>
          <dt>{t('credit.phone')}</dt>
          <dd>
            <a href={callHref(garage.phone)} className="link">
              <bdi dir="ltr">{phoneText(garage.phone)}</bdi>
            </a>
          </dd>
        </div>
      )}
      {Object.entries(amounts).map(([name, dirhams]) => (
        <div key={name}>
          <dt>{t(`credit.facts.${name as keyof typeof amounts}`)}</dt>
          <dd>
            <Amount dirhams={dirhams} />
          </dd>
        </div>
      ))}
      <div>
        <dt>{t('credit.days')}</dt>
        <dd>{t('credit.terms', { count: days })}</dd>
      </div>
      <div>
        <dt>{t('credit.columns.state')}</dt>
        <dd>
          <CreditChip credit={credit} />
        </dd>
      </div>
    </dl>
  )
}

function StatementButton({ id }: { id: string }) {
  const { t } = useTranslation('payments')
  const { language } = usePage()
  const { run, busy, failure } = useMutation()
  return (
    <>
      <button
        type="button"
        className="button"
        aria-disabled={busy || undefined}
        onClick={() =>
          void run(() =>
            download('getCreditStatement', { id }, { language, fileName: 'ghiyar-credit.csv' }),
          )
        }
      >
        <Icon name="export" />
        {t('credit.statement')}
      </button>
      <FormFailure message={failure} />
    </>
  )
}
