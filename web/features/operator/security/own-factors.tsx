import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useOperatorTexts } from '#web/shell/members/operator-texts.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useToast } from '#web/shell/toast.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { factorsData } from '#web/shell/members/confirm-factor/factors-data.ts'
import { AppSection } from './app-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoverySection } from './recovery-section.tsx'
import '../operator.css'

/** The second factor of somebody who may choose to have one: garages and sellers, in their settings, which ask for it again. */
export default function OwnFactors({ mayRemove }: { mayRemove: boolean }) {
  const { t } = useOperatorTexts()
  const { data, failure, reload } = useData(factorsData)
  return (
    <div id="factors" className="operator-page">
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-40" />}
      {data && <AppSection since={data.totp} about={t('security.about')} />}
      {data?.totp && <RecoverySection left={data.recovery} />}
      {data?.totp && <PasskeysSection factors={data} />}
      {data?.totp && mayRemove && <RemoveAll />}
    </div>
  )
}

function RemoveAll() {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <button
        type="button"
        className="button button-danger justify-self-start"
        onClick={() => setOpen(true)}
      >
        {t('security.removeAll')}
      </button>
    )
  return (
    <PasswordForm
      {...{ busy, failure }}
      onSubmit={({ password }, setFieldErrors) =>
        run(
          async (api) => {
            await api.call('removeFactors', { password })
            toast(t('security.removedAll'))
          },
          { setFieldErrors },
        )
      }
      onCancel={() => setOpen(false)}
    />
  )
}
