import { useEffect, useEffectEvent } from 'react'
import { ApiError } from '#contract/api.ts'
import type { User } from '#contract/profile.ts'
import { phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { CodeField, codeLength } from '#web/ui/form/code-field.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { resendSeconds, useCountdown } from '../register/use-countdown.ts'
import { ChallengeNote } from '#web/shell/members/challenge/challenge-note.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'

type ContactProofProps = {
  kind: 'email' | 'phone'
  /** The new address or number, as a code went to it. */
  to: string
  request: () => Promise<unknown>
  edit: () => void
  onDone: (user: User) => void
}

/** The code from the new address, and the password, so that no passer-by changes it. */
export function ContactProof({ kind, to, request, edit, onDone }: ContactProofProps) {
  const { t } = useTranslation('account')
  const { demo } = usePage()
  const { failure, run } = useConfirmedStep()
  const { ref, field, submit, setServerErrors, busy } = useFormState({
    initial: { code: '', password: '' },
    check: ({ code, password }) => ({
      code: code.length < codeLength ? t('contact.codeProblem') : undefined,
      password: password === '' ? t('password.problems.current') : undefined,
    }),
  })
  const send = (values: { code: string; password: string }) =>
    run(
      async (api) => {
        try {
          onDone((await api.call('changeContact', { identify: to, ...values })).user)
        } catch (error) {
          // It is known which box this is about.
          if (!(error instanceof ApiError && error.code === 'code.wrong')) throw error
          setServerErrors({ code: error.message })
        }
      },
      { setFieldErrors: setServerErrors },
    )

  return (
    <form ref={ref} noValidate onSubmit={submit(send)} className="settings-form">
      <div>
        <p role="status">
          {t('contact.sentTo')}{' '}
          <bdi dir="ltr" className="font-semibold break-all">
            {kind === 'phone' ? phoneText(to) : to}
          </bdi>
        </p>
        <div className="flex flex-wrap items-center gap-x-4 text-sm">
          <SendAgain request={() => run(request)} />
          <button type="button" className="text-button" onClick={edit}>
            {t(`contact.${kind}.edit`)}
          </button>
        </div>
        {demo && (
          <p className="pt-1 text-sm text-soft">
            {t('contact.demo')}{' '}
            <a
              href={`/dev/outbox?to=${encodeURIComponent(to)}`}
              target="_blank"
              rel="noreferrer"
              className="link"
            >
              {t('contact.outbox')}
            </a>
          </p>
        )}
      </div>
      <CodeField {...field('code')} label={t('contact.code')} focused />
      <PasswordField
        {...field('password')}
        label={t('password.current')}
        autoComplete="current-password"
        texts={{ show: t('password.show'), hide: t('password.hide') }}
      />
      <ChallengeNote />
      <FormFailure message={failure} />
      <button type="submit" disabled={busy} className="button button-primary">
        {busy ? t('sending') : t(`contact.${kind}.submit`)}
      </button>
    </form>
  )
}

function SendAgain({ request }: { request: () => Promise<unknown> }) {
  const { t } = useTranslation('account')
  const { left, start } = useCountdown()
  const begin = useEffectEvent(() => start(resendSeconds))
  useEffect(() => begin(), [])
  return (
    <button
      type="button"
      className="text-button"
      disabled={left > 0}
      onClick={() => {
        start(resendSeconds)
        void request()
      }}
    >
      {left > 0 ? t('contact.againIn', { seconds: left }) : t('contact.again')}
    </button>
  )
}
