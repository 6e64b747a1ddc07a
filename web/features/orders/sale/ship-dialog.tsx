import { orderLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { isPhoneEmpty, phoneStart } from '#web/ui/form/phone-number.ts'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import type { StepDialogProps } from './step-dialog-props.ts'
import '../step-form.css'

/** Who brings the parts; all of it may stay empty. */
export function ShipDialog({ order, action, busy, failure, onSend, onClose }: StepDialogProps) {
  const { t } = useTranslation('orders')
  const { ref, field, submit, setServerErrors, dirty } = useFormState({
    initial: { carrier: '', tracking: '', driver_phone: phoneStart },
    check: () => ({}),
  })
  const optional = t('ship.optional')
  return (
    <ModalDialog
      title={t('ship.title', { number: order.number })}
      closeLabel={t('ask.close')}
      steady={dirty}
      onClose={onClose}
    >
      <form
        ref={ref}
        noValidate
        className="step-form"
        onSubmit={submit(({ carrier, tracking, driver_phone }) =>
          onSend(
            {
              ...(carrier.trim() && { carrier: carrier.trim() }),
              ...(tracking.trim() && { tracking: tracking.trim() }),
              ...(!isPhoneEmpty(driver_phone) && { driver_phone }),
            },
            { setFieldErrors: setServerErrors },
          ),
        )}
      >
        <p className="text-soft">{t('ship.text')}</p>
        {order.delivery.method === 'courier' && (
          <>
            <TextField
              {...field('carrier')}
              label={t('ship.carrier')}
              optional={optional}
              dir="auto"
              maxLength={orderLengths.carrier}
            />
            <TextField
              {...field('tracking')}
              label={t('ship.tracking')}
              optional={optional}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={orderLengths.tracking}
            />
          </>
        )}
        <PhoneField
          {...field('driver_phone')}
          label={t('ship.driver')}
          optional={optional}
          autoComplete="off"
        />
        <FormFailure message={failure} />
        <button type="submit" className="button button-primary" disabled={busy}>
          {action}
        </button>
      </form>
    </ModalDialog>
  )
}
