import { useState } from 'react'
import { longestEmail } from '#contract/limits.ts'
import { operatorRoles, type OperatorRole } from '#contract/operator-roles.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { useConfirmedStep } from '#web/shell/members/confirm-factor/use-confirmed-step.ts'

type Values = { email: string; role: OperatorRole | '' }

/** Invites an operator by mail; a demonstration shows the link instead. */
export function InviteForm() {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useConfirmedStep()
  const [link, setLink] = useState<string | null>(null)
  const { ref, values, field, set, submit, setServerErrors } = useFormState<Values>({
    initial: { email: '', role: '' },
    check: ({ email, role }) => ({
      email: email.trim() === '' ? t('team.emailMissing') : undefined,
      role: role === '' ? t('team.roleMissing') : undefined,
    }),
  })
  const invite = ({ email, role }: Values) =>
    run(
      async (api) => {
        const made = await api.call('inviteOperator', { email, role: role as OperatorRole })
        setLink(made.link)
        if (!made.link) toast(t('team.sent'))
        set({ email: '' })
      },
      { setFieldErrors: setServerErrors },
    )
  return (
    <SheetSection id="invite" title={t('team.invite')} text={t('team.inviteText')}>
      <form ref={ref} noValidate onSubmit={submit(invite)} className="operator-form">
        <TextField
          {...field('email')}
          good={false}
          label={t('team.email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestEmail}
          required
        />
        <SelectField<OperatorRole | ''>
          {...field('role')}
          good={false}
          label={t('team.role')}
          hint={values.role ? t(`roles.about.${values.role}`) : undefined}
          placeholder={t('team.choose')}
          options={operatorRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
          required
        />
        <FormFailure message={failure} />
        <button type="submit" disabled={busy} className="button button-primary justify-self-start">
          {busy ? t('sending') : t('team.send')}
        </button>
        {link && (
          <p role="status">
            {t('team.demoLink')}{' '}
            <bdi dir="ltr" className="operator-detail font-mono">
              {link}
            </bdi>
          </p>
        )}
      </form>
    </SheetSection>
  )
}
