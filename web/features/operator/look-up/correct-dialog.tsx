import { accountStepLengths, longestEmail, longestPhone, profileLengths } from '#contract/limits.ts'
import type { Account } from '#contract/people.ts'
import { phoneText } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

export type Correction = { reason: string; name?: string; email?: string; phone?: string }

type CorrectDialogProps = {
  account: Pick<Account, 'name' | 'email' | 'phone'>
  failure: string | undefined
  busy: boolean
  onSend: (
    correction: Correction,
    setFieldErrors: (fields: Record<string, string>) => string[],
  ) => void
  onClose: () => void
}

/** Asks what is right instead, and why. Only what was changed is sent. */
export function CorrectDialog({ account, failure, busy, onSend, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('operator')
  const initial = {
    ...{ name: account.name ?? '', email: account.email, phone: phoneText(account.phone) },
    reason: '',
  }
  const { ref, field, submit, setServerErrors } = useFormState({
    initial,
    check: ({ name, email, phone, reason }) => ({
      name: initial.name !== '' && name.trim() === '' ? t('account.nameMissing') : undefined,
      email: email.trim() === '' ? t('account.emailMissing') : undefined,
      phone: phone.trim() === '' ? t('account.phoneMissing') : undefined,
      reason: reason.trim() === '' ? t('account.reasonMissing') : undefined,
    }),
  })
  const send = async ({ reason, ...typed }: typeof initial) => {
    const changed = Object.entries(typed).filter(
      ([name, value]) => value.trim() !== initial[name as 'name'],
    )
    onSend({ reason, ...Object.fromEntries(changed) }, setServerErrors)
  }
  return (
    <ModalDialog
      title={t('account.steps.correct')}
      closeLabel={t('shell:nav.close')}
      onClose={onClose}
      steady
    >
      <form ref={ref} noValidate className="operator-form" onSubmit={submit(send)}>
        <p>{t('account.correctText')}</p>
        <TextField
          {...field('name')}
          good={false}
          label={t('application.person')}
          dir="auto"
          autoComplete="off"
          maxLength={profileLengths.name}
        />
        <TextField
          {...field('email')}
          good={false}
          label={t('ticket.email')}
          type="email"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
          required
        />
        <TextField
          {...field('phone')}
          good={false}
          label={t('ticket.mobile')}
          inputMode="tel"
          dir="ltr"
          autoComplete="off"
          maxLength={longestPhone}
          required
        />
        <TextField
          {...field('reason')}
          good={false}
          label={t('account.reasons.correct')}
          dir="auto"
          autoComplete="off"
          maxLength={accountStepLengths.reason}
          required
        />
        <FormFailure message={failure} />
        <div className="operator-actions">
          <button type="submit" disabled={busy} className="button button-primary">
            {busy ? t('sending') : t('account.steps.correct')}
          </button>
          <button type="button" className="button" onClick={onClose}>
            {t('cancel')}
          </button>
        </div>
      </form>
    </ModalDialog>
  )
}
