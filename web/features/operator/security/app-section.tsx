import { useState } from 'react'
import type { ReplyOf } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { momentText } from '#web/shell/moment-text.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { CodeField, codeLength } from '#web/ui/form/code-field.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'
import { AppSecret } from './app-secret.tsx'
import { PasswordForm } from './password-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step = 'idle' | 'password' | ReplyOf<'startTotp'> | { codes: string[] }

/** The authenticator app, and the way to another one. */
export function AppSection({ since, about }: { since: string | null; about?: string }) {
  const { t } = useTranslation('operator')
  const { language } = usePage()
  const { run, busy, failure } = useConfirmedStep()
  const [step, setStep] = useState<Step>('idle')
  const text = since
    ? t('security.appSince', { date: momentText(since, language) })
    : (about ?? t('security.appNone'))
  return (
    <SheetSection id="app" title={t('security.app')} text={text}>
      {step === 'idle' && (
        <button
          type="button"
          className="button justify-self-start"
          onClick={() => setStep('password')}
        >
          {since ? t('security.appRenew') : t('security.appAdd')}
        </button>
      )}
      {step === 'password' && (
        <PasswordForm
          {...{ busy, failure }}
          onSubmit={({ password }, setFieldErrors) =>
            run(async (api) => setStep(await api.call('startTotp', { password })), {
              setFieldErrors,
            })
          }
          onCancel={() => setStep('idle')}
        />
      )}
      {typeof step === 'object' && 'uri' in step && (
        <AppForm app={step} onSaved={(codes) => setStep({ codes })} />
      )}
      {typeof step === 'object' && 'codes' in step && (
        <RecoveryCodes codes={step.codes} done={t('codes.done')} onDone={() => setStep('idle')} />
      )}
    </SheetSection>
  )
}

type AppFormProps = { app: ReplyOf<'startTotp'>; onSaved: (codes: string[]) => void }

function AppForm({ app, onSaved }: AppFormProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useMutation()
  const { ref, field, submit } = useFormState({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.length < codeLength ? t('app.codeMissing') : undefined }),
  })
  const save = ({ code }: { code: string }) =>
    run(async (api) => {
      const { recoveryCodes } = await api.call('saveTotp', { code })
      toast(t('security.saved'))
      onSaved(recoveryCodes)
    })
  return (
    <form ref={ref} noValidate onSubmit={submit(save)} className="operator-form">
      <AppSecret {...app} />
      <CodeField {...field('code')} good={false} label={t('app.code')} />
      <FormFailure message={failure} />
      <button type="submit" disabled={busy} className="button button-primary justify-self-start">
        {t('security.save')}
      </button>
    </form>
  )
}
