import { useState } from 'react'
import type { OwingSeller } from '#contract/operator-money.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FindSeller } from '../../transfers/find-seller.tsx'

export type ChosenSeller = Pick<OwingSeller, '_id' | 'company_name'>

type SellerChoiceProps = {
  seller: ChosenSeller | undefined
  onSeller: (seller: ChosenSeller | undefined) => void
}

/** For all sellers, or for one that is found by its name. */
export function SellerChoice({ seller, onSeller }: SellerChoiceProps) {
  const { t } = useTranslation('operator')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid gap-3">
      <div className="operator-row-wide">
        <p>
          <span className="text-soft">{t('commission.seller')}: </span>
          <bdi className="font-semibold">{seller?.company_name ?? t('commission.allSellers')}</bdi>
        </p>
        <div className="operator-actions">
          <button
            type="button"
            aria-expanded={isOpen}
            className="button"
            onClick={() => setOpen(!isOpen)}
          >
            {t('commission.choose')}
          </button>
          {seller && (
            <button type="button" className="button" onClick={() => onSeller(undefined)}>
              {t('commission.allSellers')}
            </button>
          )}
        </div>
      </div>
      {isOpen && (
        <FindSeller
          onSeller={(found) => {
            onSeller(found)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
