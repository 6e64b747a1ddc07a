import { useState } from 'react'
import type { OwingSeller, Transfer } from '#contract/operator-money.ts'
import { Amount } from '#web/shell/amount.tsx'
import { momentText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { usePage } from '#web/shell/page.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { transfersData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
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
  const [page, setPage] = useState(1)
  const { data, failure, reload } = useData(transfersData(page))
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data?.items.length === 0 && (
        <NoticePanel
          label={t('nav.transfers')}
          icon="price"
          title={t('transfers.empty')}
          text={t('transfers.emptyText')}
        >
          {null}
        </NoticePanel>
      )}
      {data && data.items.length > 0 && (
        <SheetSection id="latest" title={t('transfers.latest')}>
          <ul className="operator-rows">
            {data.items.map((transfer) => (
              <TransferRow key={transfer._id} transfer={transfer} />
            ))}
          </ul>
        </SheetSection>
      )}
      <ListPageButtons
        page={page}
        pages={Math.ceil((data?.total ?? 0) / rowsPerPage)}
        onPage={setPage}
      />
    </>
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
