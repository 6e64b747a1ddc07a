import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** How many recovery codes are left, and the way to new ones. */
export function RecoverySection({ left }: { left: number }) {
  const { t } = useTranslation('operator')
  const { run, busy, failure } = useConfirmedStep()
  const [step, setStep] = useState<'idle' | 'password' | string[]>('idle')
  return (
    <SheetSection
      id="recovery"
      title={t('security.recovery')}
      text={left === 0 ? t('security.noneLeft') : t('security.left', { count: left })}
    >
      {step === 'idle' && (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => setStep('password')}
        >
          {t('security.recoveryNew')}
        </button>
      )}
      {step === 'password' && (
        <PasswordForm
          {...{ busy, failure }}
          onSubmit={({ password }, setFieldErrors) =>
            run(
              async (api) => {
                const { recoveryCodes } = await api.call('makeRecoveryCodes', { password })
                setStep(recoveryCodes)
              },
              { setFieldErrors },
            )
          }
          onCancel={() => setStep('idle')}
        />
      )}
      {Array.isArray(step) && (
        <RecoveryCodes codes={step} done={t('codes.done')} onDone={() => setStep('idle')} />
      )}
    </SheetSection>
  )
}
