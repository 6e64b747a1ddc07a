import { useState } from 'react'
import { groupedIban } from '#contract/company-numbers.ts'
import type { ReplyOf } from '#contract/api.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { BackLink } from '../back-link.tsx'
import { AuthorLine } from '../author-line.tsx'
import { LedgerEntries } from '../ledger-entries.tsx'
import { payoutData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { DoubtChips } from './doubt-chips.tsx'
import { PayoutSteps } from './payout-steps.tsx'
import './payouts.css'

export type ShownPayout = ReplyOf<'getPayout'>

/** A payout with its steps, and the entries of which its amount consists. */
export function PayoutPage({ id }: { id: string }) {
  const { t } = useTranslation('operator')
  const [page, setPage] = useState(1)
  const { data, failure, reload } = useData(payoutData({ id, page, limit: rowsPerPage }))
  // The button of a step goes with it.
  const focusBack = useFocusAfterRender(() => document.getElementById('payout-back'))
  return (
    <>
      <BackLink
        id="payout-back"
        to={data?.batch ? `/operator/payouts?batch=${data.batch._id}` : '/operator/payouts'}
      >
        {data?.batch ? t('payouts.batch', { number: data.batch.number }) : t('payouts.all')}
      </BackLink>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && (
        <>
          <PayoutFacts payout={data} />
          <PayoutSteps key={data.state} payout={data} onStepped={focusBack} />
          <PayoutEntries payout={data} />
          <ListPageButtons
            page={page}
            pages={Math.ceil(data.total / rowsPerPage)}
            onPage={setPage}
          />
        </>
      )}
    </>
  )
}

function PayoutFacts({ payout }: { payout: ShownPayout }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { number, state, beneficiary, seller, iban, amount, reference, reason, events } = payout
  return (
    <SheetSection id="payout" title={`${number} · ${t(`payouts.states.${state}`)}`}>
      <dl className="operator-facts">
        <dt>{t('payouts.sum')}</dt>
        <dd className="payout-sum">
          <Amount dirhams={amount} />
        </dd>
        <dt>{t('payouts.beneficiary')}</dt>
        <dd>
          <bdi>{beneficiary}</bdi>
        </dd>
        <dt>{t('payouts.seller')}</dt>
        <dd>{seller ? <bdi>{seller.company_name}</bdi> : t('payouts.gone')}</dd>
        <dt>{t('payouts.iban')}</dt>
        <dd>
          <bdi dir="ltr">{groupedIban(iban)}</bdi>
          {(state === 'open' || state === 'approved') && (
            <>
              {' '}
              <DoubtChips payout={payout} />
            </>
          )}
        </dd>
        {reference && (
          <>
            <dt>{t('payouts.reference')}</dt>
            <dd>
              <bdi dir="ltr">{reference}</bdi>
            </dd>
          </>
        )}
        {reason && (
          <>
            <dt>{t('payouts.reason')}</dt>
            <dd>{t(`payouts.reasons.${reason}`)}</dd>
          </>
        )}
        {events.map(({ event, date, by }) => (
          <div key={event} className="contents">
            <dt>{t(`payouts.events.${event}`)}</dt>
            <dd>{by === null ? momentText(date, language) : <AuthorLine by={by} date={date} />}</dd>
          </div>
        ))}
      </dl>
    </SheetSection>
  )
}

function PayoutEntries({ payout: { balance, open, amount, entries } }: { payout: ShownPayout }) {
  const { t } = useTranslation('operator')
  return (
    <SheetSection id="entries" title={t('payouts.entries')} text={t('payouts.entriesText')}>
      <dl className="operator-facts">
        <dt>{t('payouts.balance')}</dt>
        <dd>
          <Amount dirhams={balance} />
        </dd>
        <dt>{t('payouts.openSales')}</dt>
        <dd>
          <Amount dirhams={open} />
        </dd>
        <dt>{t('payouts.sum')}</dt>
        <dd className="font-semibold">
          <Amount dirhams={amount} />
        </dd>
      </dl>
      <LedgerEntries entries={entries} />
    </SheetSection>
  )
}
