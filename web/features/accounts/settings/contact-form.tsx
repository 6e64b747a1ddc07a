import { useState } from 'react'
import { longestEmail } from '#contract/limits.ts'
import type { User } from '#contract/profile.ts'
import { browserApi } from '#web/shell/api.ts'
import { solvingApi } from '#web/shell/members/challenge/solving-api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { PhoneField } from '#web/ui/form/phone-field.tsx'
import { phoneStart } from '#web/ui/form/phone-number.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { usePhoneCheck } from '#web/ui/form/use-phone-check.ts'
import { looksLikeEmail } from '../register/sign-up-rules.ts'
import { ContactProof } from './contact-proof.tsx'
import { ChallengeNote } from '#web/shell/members/challenge/challenge-note.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'

type ContactFormProps = { kind: 'email' | 'phone'; onDone: (user: User) => void }

/** First the new address or number, then the code that went there. */
export function ContactForm({ kind, onDone }: ContactFormProps) {
  const { language } = usePage()
  // What a code went to, and what was typed for it.
  const [sent, setSent] = useState<string>()
  const [typed, setTyped] = useState(kind === 'phone' ? phoneStart : '')
  const request = async (to: string) => {
    const api = solvingApi(language)
    await (kind === 'email'
      ? api.call('getOtpByEmail', { email: to })
      : api.call('getOtpByPhone', { phone: to }))
    setSent(to)
  }
  if (sent) {
    const again = { request: () => request(sent), edit: () => setSent(undefined) }
    return <ContactProof kind={kind} to={sent} {...again} onDone={onDone} />
  }
  const Form = kind === 'email' ? EmailForm : PhoneForm
  return <Form typed={typed} onTyped={setTyped} request={request} />
}

type NewContactProps = {
  typed: string
  onTyped: (text: string) => void
  request: (to: string) => Promise<unknown>
}

function EmailForm({ typed, onTyped, request }: NewContactProps) {
  const { t } = useTranslation('account')
  const { failure, run } = useMutation()
  const { ref, field, submit, setServerErrors, busy } = useFormState({
    initial: { email: typed },
    onValues: ({ email }) => onTyped(email),
    check: ({ email }) => ({
      email: looksLikeEmail(email) ? undefined : t('contact.email.problem'),
    }),
  })
  return (
    <form
      ref={ref}
      noValidate
      className="settings-form"
      onSubmit={submit(({ email }) =>
        run(() => request(email.trim()), { setFieldErrors: setServerErrors }),
      )}
    >
      <TextField
        {...field('email')}
        label={t('contact.email.new')}
        type="email"
        dir="ltr"
        autoComplete="email"
        maxLength={longestEmail}
        required
        spellCheck={false}
      />
      <ChallengeNote />
      <FormFailure message={failure} />
      <button type="submit" disabled={busy} className="button button-primary">
        {busy ? t('sending') : t('contact.send')}
      </button>
    </form>
  )
}

function PhoneForm({ typed, onTyped, request }: NewContactProps) {
  const { t } = useTranslation('account')
  const { language } = usePage()
  const { failure, run } = useMutation()
  const [written, setWritten] = useState(typed)
  const { state, phone } = usePhoneCheck(written, (number, signal) =>
    browserApi(language, signal).call('validatePhone', { phone: number }),
  )
  const { ref, field, submit, setServerErrors, busy } = useFormState({
    initial: { phone: typed },
    onValues: (values) => {
      setWritten(values.phone)
      onTyped(values.phone)
    },
    check: () => ({
      phone: state === 'empty' || state === 'invalid' ? t('contact.phone.problem') : undefined,
    }),
  })
  const { error, good, ...phoneField } = field('phone')
  return (
    <form
      ref={ref}
      noValidate
      className="settings-form"
      onSubmit={submit(async () => {
        if (phone) await run(() => request(phone), { setFieldErrors: setServerErrors })
      })}
    >
      <PhoneField
        {...phoneField}
        // The check has its own say as soon as it knows.
        error={state === 'invalid' ? t('contact.phone.problem') : error}
        good={good || state === 'valid'}
        label={t('contact.phone.new')}
        checking={state === 'checking' ? t('contact.phone.checking') : undefined}
        hint={t('contact.phone.hint')}
        required
      />
      <ChallengeNote />
      <FormFailure message={failure} />
      <button type="submit" disabled={busy || !phone} className="button button-primary">
        {busy ? t('sending') : t('contact.send')}
      </button>
    </form>
  )
}
