import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Amount } from '#web/shell/amount.tsx'
import { amountWithin } from '#web/shell/amount-within.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx'
import { usePayoutStep } from '../payouts/use-payout-step.ts'
import { BUYER_TRANSFERS } from './transfer-views.ts'

type MakeFileProps = { sum: { count: number; amount: number } }

/** Makes a bank file of the approved refunds that are in none. */
export function MakeFile({ sum }: MakeFileProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const navigate = useNavigate()
  const { step, busy, failure } = usePayoutStep()
  const [asked, setAsked] = useState<MakeFileProps['sum']>()
  const count = countText(sum.count)
  const make = (seen: MakeFileProps['sum']) =>
    step('batchTransferRefunds', seen, ({ _id }) => {
      toast(t('transferRefunds.made'))
      void navigate(`${BUYER_TRANSFERS}?batch=${_id}`)
    })
  return (
    <>
      <div className="operator-row-wide">
        <p>
          {t('transferRefunds.unsent', { count })}{' '}
          <strong>
            <Amount dirhams={sum.amount} />
          </strong>
        </p>
        <button
          type="button"
          disabled={busy}
          className="button button-primary"
          onClick={() => setAsked(sum)}
        >
          {t('transferRefunds.make', { count })}
        </button>
      </div>
      <FormFailure message={failure} />
      {asked && (
        <ConfirmDialog
          title={t('transferRefunds.makeTitle')}
          text={t('transferRefunds.makeText', {
            count: countText(asked.count),
            amount: amountWithin(asked.amount),
          })}
          action={t('transferRefunds.makeAction')}
          tone="primary"
          onConfirm={() => void make(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
