import { orderLengths } from '#contract/limits.ts'
import type { PaymentMethod } from '#contract/order-status.ts'
import type { Quote } from '#contract/orders.ts'
import { daysToTransfer } from '#contract/transfer-limits.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { Field } from '#web/ui/form/field.tsx'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { CreditTerms } from './credit-terms.tsx'
import type { OrderForm } from './use-order-form.ts'

type OrderFieldsProps = Pick<OrderForm, 'field'> &
  Pick<Quote, 'payments' | 'credit' | 'cash_limit'> & {
    payment: PaymentMethod | undefined
    onPayment: (payment: PaymentMethod) => void
  }

/** Receiver, payment, and what the buyer adds. */
export function OrderFields(props: OrderFieldsProps) {
  const { field, payments, credit, cash_limit: cashLimit, payment, onPayment } = props
  const { t } = useTranslation('cart')
  const { good: _, value, onChange, ...note } = field('note')
  return (
    <>
      <section className="checkout-section">
        <h2>{t('receiver.title')}</h2>
        <div className="checkout-fields">
          <TextField
            {...field('name')}
            label={t('receiver.name')}
            dir="auto"
            autoComplete="name"
            maxLength={orderLengths.receiver}
            required
          />
          <PhoneField {...field('phone')} label={t('receiver.phone')} required />
        </div>
      </section>
      <section className="checkout-section">
        <h2>{t('payment.title')}</h2>
        {payments.map((method) => (
          <label key={method} className="checkout-method">
            <input
              type="radio"
              name="payment"
              value={method}
              checked={method === payment}
              onChange={() => onPayment(method)}
            />
            <span>
              {t(`payment.${method}`)}
              <span className="checkout-promise">
                <MethodNote {...{ method, cashLimit }} />
              </span>
            </span>
          </label>
        ))}
        {credit && <CreditTerms credit={credit} />}
      </section>
      <section className="checkout-section">
        <h2>{t('notes.title')}</h2>
        <div className="checkout-fields">
          <TextField
            {...field('reference')}
            label={t('notes.reference')}
            hint={t('notes.referenceHint')}
            optional={t('optional')}
            dir="auto"
            maxLength={orderLengths.reference}
          />
          <Field
            label={t('notes.note')}
            hint={t('notes.noteHint')}
            optional={t('optional')}
            error={note.error}
            className="checkout-wide"
          >
            {(control) => (
              <textarea
                {...control}
                name={note.name}
                value={value}
                dir="auto"
                rows={3}
                maxLength={orderLengths.note}
                className="control checkout-note"
                onBlur={note.onBlur}
                onChange={({ target }) => onChange(target.value)}
              />
            )}
          </Field>
        </div>
      </section>
    </>
  )
}

function MethodNote({ method, cashLimit }: { method: PaymentMethod; cashLimit: number }) {
  const { t } = useTranslation('cart')
  switch (method) {
    case 'card':
      return t('payment.cardNote')
    case 'bank_transfer':
      return t('payment.transferNote', { days: countText(daysToTransfer) })
    case 'credit':
      return t('payment.creditNote')
    case 'cash_on_delivery':
      return (
        <>
          {t('payment.cashNote')}{' '}
          <bdi dir="ltr" className="price">
            AED {countText(cashLimit)}
          </bdi>
        </>
      )
  }
}
