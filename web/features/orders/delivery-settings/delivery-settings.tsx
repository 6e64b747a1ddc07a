import type { DeliverySettings } from '#contract/delivery.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { UnsavedGuard } from '#web/shell/members/unsaved-guard.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { AnswerSection } from './answer-section.tsx'
import { CourierSection, OwnDriverSection, PickupSection } from './way-sections.tsx'
import { settingsData } from './settings-data.ts'
import { useSettingsForm } from './use-settings-form.ts'
import './delivery-settings.css'

/** How the seller delivers, for what fee, and how fast orders are answered. */
export function DeliverySettingsDesk() {
  const { data: settings, change } = useData(settingsData)
  if (!settings) return null
  return <SettingsForm settings={settings} onSaved={(saved) => change(() => saved)} />
}

type SettingsFormProps = {
  settings: DeliverySettings
  onSaved: (settings: DeliverySettings) => void
}

function SettingsForm({ settings, onSaved }: SettingsFormProps) {
  const { t } = useTranslation('orders')
  const { form, send, failure, dirty, discard } = useSettingsForm(settings, onSaved)
  const { ref, busy } = form
  return (
    <>
      <UnsavedGuard dirty={dirty} />
      <form ref={ref} noValidate onSubmit={send} className="delivery-form">
        <p className="max-w-prose text-soft">{t('settings.intro')}</p>
        <PickupSection form={form} />
        <OwnDriverSection form={form} />
        <CourierSection form={form} />
        <AnswerSection form={form} />
        <div className="panel delivery-form-foot">
          <FormFailure message={failure} />
          <div className="delivery-form-save">
            <p className="min-w-0 flex-1 text-sm text-soft">
              {t(dirty ? 'settings.unsaved' : 'settings.allSaved')}
            </p>
            {dirty && (
              <button type="button" className="text-button" disabled={busy} onClick={discard}>
                {t('settings.discard')}
              </button>
            )}
            <button type="submit" disabled={busy} className="button button-primary">
              {t(busy ? 'settings.saving' : 'settings.save')}
            </button>
          </div>
        </div>
      </form>
    </>
  )
}
