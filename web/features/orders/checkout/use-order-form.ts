import { useTranslation } from '#web/shell/i18n.ts'
import { loginNow } from '#web/shell/login-record.ts'
import { cleanPlain } from '#web/shell/members/clean-text.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { isPhoneEmpty, looksLikePhone, toInternational } from '#web/ui/form/phone-number.ts'

export type OrderFormValues = { name: string; phone: string; reference: string; note: string }

/** Who receives the order, and what the buyer writes about it; begins as the account. */
export function useOrderForm() {
  const { t } = useTranslation('cart')
  const login = loginNow()
  const { setServerErrors, ...form } = useFormState<OrderFormValues>({
    initial: {
      name: login?.name ?? '',
      phone: login?.phone ?? '',
      reference: '',
      note: '',
    },
    check: ({ name, phone }) => ({
      name: name.trim() ? undefined : t('required'),
      phone: isPhoneEmpty(phone) || !looksLikePhone(phone) ? t('phoneWrong') : undefined,
    }),
  })
  return {
    ...form,
    /** The server names the fields of the receiver with their group. */
    setServerErrors: (fields: Record<string, string>) =>
      setServerErrors(
        Object.fromEntries(
          Object.entries(fields).map(([name, text]) => [name.replace(/^receiver\./, ''), text]),
        ),
      ),
    toPlacing: ({ name, phone, reference, note }: OrderFormValues) => ({
      receiver: { name: name.trim(), phone: toInternational(phone) },
      ...{ reference: cleanPlain(reference), note: cleanPlain(note) },
    }),
  }
}

export type OrderForm = ReturnType<typeof useOrderForm>
