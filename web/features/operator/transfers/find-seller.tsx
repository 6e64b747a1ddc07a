import { useState } from 'react'
import { longestEmail } from '#contract/limits.ts'
import type { OwingSeller } from '#contract/operator-money.ts'
import { Amount } from '#web/shell/amount.tsx'
import { phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { owingSellersData } from '../operator-data.ts'

/** Finds the seller whose transfer it is, by what the bank's statement has of it. */
export function FindSeller({ onSeller }: { onSeller: (seller: OwingSeller) => void }) {
  const { t } = useTranslation('operator')
  const [q, setQ] = useState<string>()
  const { ref, field, submit } = useFormState({
    initial: { q: '' },
    check: (values) => ({ q: values.q.trim() === '' ? t('transfers.searchMissing') : undefined }),
  })
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
          {...field('q')}
          good={false}
          label={t('transfers.search')}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          maxLength={longestEmail}
          required
        />
        <button type="submit" className="button justify-self-start">
          {t('transfers.find')}
        </button>
      </form>
      {q !== undefined && <FoundSellers key={q} {...{ q, onSeller }} />}
    </>
  )
}

type FoundSellersProps = { q: string; onSeller: (seller: OwingSeller) => void }

function FoundSellers({ q, onSeller }: FoundSellersProps) {
  const { t } = useTranslation('operator')
  const [query] = useState(() => owingSellersData(q))
  const { data, failure, reload } = useData(query)
  if (failure) return <LoadFailure message={failure} onRetry={reload} />
  if (!data) return <div aria-hidden="true" className="skeleton h-16" />
  if (data.sellers.length === 0)
    return (
      <p role="status" className="text-soft">
        {t('transfers.noneFound')}
      </p>
    )
  return (
    <ul aria-label={t('transfers.found')} className="operator-rows">
      {data.sellers.map((seller) => (
        <li key={seller._id} className="operator-row operator-row-wide">
          <SellerFacts seller={seller} />
          <button
            type="button"
            id={`choose${seller._id}`}
            aria-labelledby={`choose${seller._id} seller${seller._id}`}
            className="button"
            onClick={() => onSeller(seller)}
          >
            {t('transfers.choose')}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A seller with what they owe; or are owed. */
export function SellerFacts({ seller }: { seller: OwingSeller }) {
  const { t } = useTranslation('operator')
  const { _id, company_name: name, email, phone, reference, owed, balance } = seller
  return (
    <div className="min-w-0">
      <p className="operator-row-head">
        <bdi id={`seller${_id}`} className="font-semibold">
          {name}
        </bdi>
        <span className="chip operator-chip" data-tone={owed > 0 ? 'bad' : 'good'}>
          {owed > 0 ? t('transfers.owes') : t('transfers.balance')}{' '}
          <Amount dirhams={owed > 0 ? owed : balance} />
        </span>
      </p>
      <p className="operator-row-facts">
        <bdi dir="ltr">{email}</bdi>
        <bdi dir="ltr">{phoneText(phone)}</bdi>
        <bdi dir="ltr" className="font-mono">
          {reference}
        </bdi>
      </p>
    </div>
  )
}
