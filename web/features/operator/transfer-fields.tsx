import { bankReferenceLength } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { longestAmount } from './bank-amount.ts'

type TransferFieldsProps = { field: (name: 'amount' | 'reference') => FieldBinding<string> }

/** How much was transferred, and under which reference of the bank. */
export function TransferFields({ field }: TransferFieldsProps) {
  const { t } = useTranslation('operator')
  return (
    <>
      <TextField
        {...field('amount')}
        good={false}
        label={t('transfers.amount')}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={longestAmount}
        required
        focused
      />
      <TextField
        {...field('reference')}
        good={false}
        label={t('transfers.reference')}
        hint={t('transfers.referenceHint')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={bankReferenceLength}
        required
      />
    </>
  )
}
