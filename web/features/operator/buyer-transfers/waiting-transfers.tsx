import { useState } from 'react'
import type { BuyerTransfer } from '#contract/bank-transfers.ts'
import { longestEmail } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { NoticePanel } from '#web/ui/notice-panel.tsx'
import { buyerTransfersData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'
import { TransferRow } from './transfer-row.tsx'

/** Orders that wait for a transfer, those with a slip first; or those that match what is typed. */
export function WaitingTransfers() {
  const { t } = useTranslation('operator')
  const [q, setQ] = useState('')
  const { ref, field, submit } = useFormState({
    initial: { q: '' },
    check: () => ({ q: undefined }),
  })
  const search = field('q')
  const showAll = () => {
    search.onChange('')
    setQ('')
  }
  return (
    <>
      <form
        ref={ref}
        role="search"
        noValidate
        className="operator-form"
        onSubmit={submit(async (values) => setQ(values.q.trim()))}
      >
        <TextField
          {...search}
          good={false}
          label={t('buyerTransfers.search')}
          hint={t('buyerTransfers.searchHint')}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestEmail}
        />
        <div className="operator-actions">
          <button type="submit" className="button">
            {t('buyerTransfers.find')}
          </button>
          {q !== '' && (
            <button type="button" className="button" onClick={showAll}>
              {t('buyerTransfers.all')}
            </button>
          )}
        </div>
      </form>
      <Orders key={q} q={q} />
    </>
  )
}

function Orders({ q }: { q: string }) {
  const { t } = useTranslation('operator')
  const [page, setPage] = useState(1)
  const query = buyerTransfersData({ ...(q && { q }), page, limit: rowsPerPage })
  const { data, failure, reload } = useData(query)
  const empty = q === '' ? 'empty' : 'noneFound'
  return (
    <>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data?.items.length === 0 && (
        <NoticePanel
          label={t('nav.buyer-transfers')}
          icon="check"
          title={t(`buyerTransfers.${empty}`)}
          text={t(`buyerTransfers.${empty}Text`)}
        >
          {null}
        </NoticePanel>
      )}
      {data && data.items.length > 0 && (
        <>
          <p className="text-sm text-soft">{t('buyerTransfers.slipWarning')}</p>
          <ul aria-label={t('nav.buyer-transfers')} className="panel operator-rows">
            {data.items.map((item: BuyerTransfer) => (
              <TransferRow key={item.order} item={item} onRecorded={reload} />
            ))}
          </ul>
        </>
      )}
      <ListPageButtons
        page={page}
        pages={Math.ceil((data?.total ?? 0) / rowsPerPage)}
        onPage={setPage}
      />
    </>
  )
}
