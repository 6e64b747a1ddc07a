import { useState } from 'react'
import { useLocation } from 'react-router'
import type { OwingSeller, Transfer } from '#contract/operator-money.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { pageOf } from '#web/ui/pages.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { transfersData } from '../operator-data.ts'
import { PagedRows } from '../paged-rows.tsx'
import { FindSeller } from './find-seller.tsx'
import { TransferForm } from './transfer-form.tsx'

/** Transfers from sellers that owe commission: the latest, and one more to record. */
export function TransfersPage() {
  const { t } = useTranslation('operator')
  const [seller, setSeller] = useState<OwingSeller>()
  const focusSearch = useFocusAfterRender(() =>
    document.querySelector<HTMLInputElement>('#record input'),
  )
  const leave = () => {
    setSeller(undefined)
    focusSearch()
  }
  return (
    <>
      <SheetSection id="record" title={t('transfers.record')} text={t('transfers.recordText')}>
        {seller ? (
          <TransferForm key={seller._id} seller={seller} onDone={leave} onBack={leave} />
        ) : (
          <FindSeller onSeller={setSeller} />
        )}
      </SheetSection>
      <LatestTransfers />
    </>
  )
}

function LatestTransfers() {
  const { t } = useTranslation('operator')
  const page = pageOf(new URLSearchParams(useLocation().search)) ?? 1
  const { data, failure, updating, reload } = useData(transfersData(page))
  return (
    <section aria-labelledby="latest" className="grid gap-4">
      <h2 id="latest" className="text-lg">
        {t('transfers.latest')}
      </h2>
      <PagedRows
        {...{ list: data, failure, updating, reload }}
        label={t('transfers.latest')}
        empty={{ title: t('transfers.empty'), text: t('transfers.emptyText'), icon: 'price' }}
        row={(transfer) => <TransferRow key={transfer._id} transfer={transfer} />}
      />
    </section>
  )
}

function TransferRow({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { date, seller, amount, reference } = transfer
  return (
    <li className="operator-row">
      <p className="operator-row-head">
        <bdi className="font-semibold">{seller || t('disputes.gone')}</bdi>
        <span className="ms-auto font-semibold">
          <Amount dirhams={amount} />
        </span>
      </p>
      <p className="operator-row-facts">
        <bdi dir="ltr" className="font-mono">
          {reference}
        </bdi>
        <time dateTime={date}>{momentText(date, language)}</time>
      </p>
    </li>
  )
}
