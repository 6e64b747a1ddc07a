import { useState } from 'react'
import type { Factors, Passkey } from '#contract/second-factor.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { PasswordForm } from './password-form.tsx'

/** Keys of the operator's devices: made, listed and removed with the password. */
export function PasskeysSection({ factors }: { factors: Factors }) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const [step, setStep] = useState<'idle' | 'add' | Passkey>('idle')
  const [isRefused, setRefused] = useState(false)
  const { passkeys, hasPasskeys } = factors

  const add = (
    name: string,
    password: string,
    setFieldErrors: (of: Record<string, string>) => string[],
  ) =>
    run(
      async (api) => {
        setRefused(false)
        const { options } = await api.call('startPasskey', { password })
        const { makePasskey } = await import('#web/shell/members/passkeys.ts')
        const passkey = await makePasskey(options)
        if (!passkey) return setRefused(true)
        await api.call('savePasskey', { name, passkey })
        toast(t('security.passkeyAdded'))
        setStep('idle')
      },
      { setFieldErrors },
    )
  const remove = (
    id: string,
    password: string,
    setFieldErrors: (of: Record<string, string>) => string[],
  ) =>
    run(
      async (api) => {
        await api.call('removePasskey', { id, password })
        toast(t('security.passkeyRemoved'))
        setStep('idle')
      },
      { setFieldErrors },
    )
  return (
    <SheetSection
      id="passkeys"
      title={t('security.passkeys')}
      text={hasPasskeys ? t('security.passkeysText') : t('security.passkeysNowhere')}
    >
      {passkeys.length === 0 && hasPasskeys && (
        <p className="text-soft">{t('security.passkeysNone')}</p>
      )}
      {passkeys.length > 0 && (
        <ul aria-label={t('security.passkeys')} className="operator-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} onRemove={() => setStep(passkey)} />
          ))}
        </ul>
      )}
      {typeof step === 'object' && (
        <PasswordForm
          key={step._id}
          {...{ busy, failure }}
          onSubmit={({ password }, setErrors) => remove(step._id, password, setErrors)}
          onCancel={() => setStep('idle')}
        />
      )}
      {step === 'add' && (
        <PasswordForm
          named
          busy={busy}
          failure={isRefused ? t('security.passkeyFailed') : failure}
          onSubmit={({ name, password }, setErrors) => add(name, password, setErrors)}
          onCancel={() => setStep('idle')}
        />
      )}
      {step === 'idle' && hasPasskeys && (
        <button type="button" className="button justify-self-start" onClick={() => setStep('add')}>
          {t('security.passkeyAdd')}
        </button>
      )}
    </SheetSection>
  )
}

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { _id, name, used } = passkey
  return (
    <li className="operator-row operator-row-wide">
      <div className="min-w-0">
        <p id={`passkey${_id}`} className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-soft">
          {used
            ? t('security.passkeyUsed', { date: momentText(used, language) })
            : t('security.passkeyUnused')}
        </p>
      </div>
      <button
        type="button"
        id={`remove${_id}`}
        aria-labelledby={`remove${_id} passkey${_id}`}
        className="button"
        onClick={onRemove}
      >
        {t('security.passkeyRemove')}
      </button>
    </li>
  )
}
