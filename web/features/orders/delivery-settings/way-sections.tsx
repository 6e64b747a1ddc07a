import { emirates } from '#contract/emirates.ts'
import { orderLengths } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { CheckField } from '#web/ui/form/check-field.tsx'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { countShape, moneyShape } from './settings-values.ts'
import type { SettingsForm } from './use-settings-form.ts'

type SectionProps = { form: SettingsForm }

export function PickupSection({ form: { field, values } }: SectionProps) {
  const { t } = useTranslation('orders')
  return (
    <SheetSection id="pickup" title={t('shipment.methods.pickup')}>
      <CheckField {...field('pickup.on')} label={t('settings.pickup')} />
      {values['pickup.on'] && (
        <TextField
          {...field('pickup.hours')}
          label={t('settings.pickupHours')}
          hint={t('settings.pickupHoursHint')}
          optional={t('settings.optional')}
          dir="auto"
          maxLength={orderLengths.promise}
        />
      )}
    </SheetSection>
  )
}

export function OwnDriverSection({ form: { field, values } }: SectionProps) {
  const { t } = useTranslation('orders')
  return (
    <SheetSection id="own" title={t('settings.own')}>
      <CheckField {...field('own.on')} label={t('settings.ownOn')} />
      {values['own.on'] && (
        <>
          <fieldset className="delivery-fees">
            <legend>{t('settings.fees')}</legend>
            <p>{t('settings.feesHint')}</p>
            {emirates.map((emirate) => (
              <NumberField
                key={emirate}
                {...field(`own.fees.${emirate}`)}
                good={false}
                label={t(`shell:emirates.${emirate}`)}
                shape={moneyShape}
                unit="AED"
              />
            ))}
          </fieldset>
          <div className="delivery-pair">
            <NumberField
              {...field('own.free_from')}
              label={t('settings.freeFrom')}
              hint={t('settings.freeFromHint')}
              optional={t('settings.optional')}
              shape={moneyShape}
              unit="AED"
            />
            <TextField
              {...field('own.hours')}
              label={t('settings.ownHours')}
              hint={t('settings.ownHoursHint')}
              optional={t('settings.optional')}
              dir="auto"
              maxLength={orderLengths.promise}
            />
          </div>
        </>
      )}
    </SheetSection>
  )
}

export function CourierSection({ form: { field, values } }: SectionProps) {
  const { t } = useTranslation('orders')
  return (
    <SheetSection id="courier" title={t('settings.courier')}>
      <CheckField {...field('courier.on')} label={t('settings.courierOn')} />
      {values['courier.on'] && (
        <div className="delivery-pair">
          <NumberField
            {...field('courier.fee')}
            label={t('settings.fee')}
            shape={moneyShape}
            unit="AED"
            required
          />
          <NumberField
            {...field('courier.days')}
            label={t('settings.days')}
            shape={countShape}
            required
          />
          <NumberField
            {...field('courier.free_from')}
            label={t('settings.freeFrom')}
            hint={t('settings.freeFromHint')}
            optional={t('settings.optional')}
            shape={moneyShape}
            unit="AED"
          />
        </div>
      )}
    </SheetSection>
  )
}
