import { useLocation, useNavigate } from 'react-router'
import { longestEmail } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { buyerTransfersData } from '../operator-data.ts'
import { PagedRows, rowsPerPage } from '../paged-rows.tsx'
import { TransferRow } from './transfer-row.tsx'
import { BUYER_TRANSFERS } from './transfer-views.ts'

const hrefOf = (q: string) =>
  q === '' ? BUYER_TRANSFERS : `${BUYER_TRANSFERS}?${new URLSearchParams({ q })}`

/** Orders that wait for a transfer, those with a slip first; or those that match what is typed. */
export function WaitingTransfers({ page }: { page: number }) {
  const { t } = useTranslation('operator')
  const params = new URLSearchParams(useLocation().search)
  const q = params.get('q')?.trim().slice(0, longestEmail) ?? ''
  const query = buyerTransfersData({ ...(q && { q }), page, limit: rowsPerPage })
  const { data, failure, updating, reload } = useData(query)
  const empty = q === '' ? 'empty' : 'noneFound'
  return (
    <>
      <SearchForm key={q} q={q} />
      {data && data.items.length > 0 && (
        <p className="text-sm text-soft">{t('buyerTransfers.slipWarning')}</p>
      )}
      <PagedRows
        {...{ list: data, failure, updating, reload }}
        label={t('nav.buyer-transfers')}
        empty={{
          title: t(`buyerTransfers.${empty}`),
          text: t(`buyerTransfers.${empty}Text`),
        }}
        row={(item) => <TransferRow key={item.order} item={item} onRecorded={reload} />}
      />
    </>
  )
}

function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation('operator')
  const navigate = useNavigate()
  const { ref, field, submit } = useFormState({
    initial: { q },
    check: () => ({ q: undefined }),
  })
  const show = (typed: string) => navigate(hrefOf(typed), { preventScrollReset: true })
  return (
    <form
      ref={ref}
      role="search"
      noValidate
      className="operator-form"
      onSubmit={submit(async (values) => show(values.q.trim()))}
    >
      <TextField
        {...field('q')}
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
          <button type="button" className="button" onClick={() => void show('')}>
            {t('buyerTransfers.all')}
          </button>
        )}
      </div>
    </form>
  )
}
