import { bareIban, groupedIban, looksLikeIban } from '#contract/company-numbers.ts'
import type { TransferRefund } from '#contract/bank-transfers.ts'
import { longestIbanEntry, profileLengths } from '#contract/limits.ts'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type Account = { iban: string; name: string }
type ApproveRefundProps = {
  refund: TransferRefund
  onConfirm: (account: Account) => void
  onClose: () => void
}

/** Approves a refund to the account that is shown, or that the operator enters. */
export function ApproveRefund({ refund, onConfirm, onClose }: ApproveRefundProps) {
  const { t } = useTranslation('operator')
  const { number, amount, iban, name, buyer } = refund
  const { ref, field, submit } = useFormState<Account>({
    initial: { iban: iban ? groupedIban(iban) : '', name: name ?? buyer?.name ?? '' },
    check: (values) => ({
      iban: looksLikeIban(bareIban(values.iban)) ? undefined : t('transferRefunds.ibanWrong'),
      name: values.name.trim() === '' ? t('transferRefunds.holderMissing') : undefined,
    }),
  })
  const confirm = async (account: Account) => {
    onClose()
    onConfirm(account)
  }
  return (
    <ModalDialog
      title={t('transferRefunds.approveTitle')}
      closeLabel={t('shell:nav.close')}
      onClose={onClose}
      steady
    >
      <form ref={ref} noValidate onSubmit={submit(confirm)} className="operator-form">
        <p>{t('transferRefunds.approveText')}</p>
        <p className="font-semibold">
          <bdi dir="ltr">{number}</bdi> · <Amount dirhams={amount} />
        </p>
        <TextField
          {...field('iban')}
          good={false}
          label={t('transferRefunds.iban')}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longestIbanEntry}
          required
        />
        <TextField
          {...field('name')}
          good={false}
          label={t('transferRefunds.holder')}
          dir="auto"
          autoComplete="off"
          maxLength={profileLengths.name}
          required
        />
        <div className="operator-actions">
          <button type="submit" className="button button-primary">
            {t('transferRefunds.approve')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
