import { bankReferenceLength } from '#contract/limits.ts'
import { bankReferenceForm } from '#contract/money-kinds.ts'
import { Amount } from '#web/shell/amount.tsx'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import type { BatchKind } from './batch-kind.ts'
import type { Chosen } from './sum-of.ts'

type ReferenceDialogProps = {
  kind?: BatchKind
  chosen: Pick<Chosen, 'count' | 'amount'>
  onConfirm: (reference: string) => void
  onClose: () => void
}

/** Asks under which reference the bank paid; what is recorded can't be taken back. */
export function ReferenceDialog({
  kind = 'payouts',
  chosen,
  onConfirm,
  onClose,
}: ReferenceDialogProps) {
  const { t } = useTranslation('operator')
  const { ref, field, submit } = useFormState({
    initial: { reference: '' },
    check: ({ reference }) => ({
      reference: bankReferenceForm.test(reference.trim()) ? undefined : t('payouts.referenceForm'),
    }),
  })
  const confirm = async ({ reference }: { reference: string }) => {
    onClose()
    onConfirm(reference.trim())
  }
  return (
    <ModalDialog
      title={t('payouts.payTitle')}
      closeLabel={t('shell:nav.close')}
      onClose={onClose}
      steady
    >
      <form ref={ref} noValidate onSubmit={submit(confirm)} className="operator-form">
        <dl className="operator-facts">
          <dt>{t(`${kind}.count`)}</dt>
          <dd>
            <bdi dir="ltr">{countText(chosen.count)}</bdi>
          </dd>
          <dt>{t('payouts.sum')}</dt>
          <dd className="payout-sum">
            <Amount dirhams={chosen.amount} />
          </dd>
        </dl>
        <TextField
          {...field('reference')}
          good={false}
          label={t('payouts.reference')}
          hint={t('payouts.referenceHint')}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          maxLength={bankReferenceLength}
          required
          focused
        />
        <div className="operator-actions">
          <button type="submit" className="button button-primary">
            {t('payouts.pay')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
