import { longestKeyName } from '#contract/limits.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useFormState } from '#web/ui/form/form-state.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { OwnPasswordField } from './own-password-field.tsx'

type NewKeyFormProps = { onMade: (key: string) => void; onCancel: () => void }

/** What a key is for, and the password, so that no passer-by makes one. */
export function NewKeyForm({ onMade, onCancel }: NewKeyFormProps) {
  const { t } = useTranslation('import')
  const { failure, run } = useMutation()
  const { ref, field, submit, setServerErrors, busy } = useFormState({
    initial: { name: '', password: '' },
    check: ({ name, password }) => ({
      name: name.trim() === '' ? t('keys.nameProblem') : undefined,
      password: password === '' ? t('keys.passwordProblem') : undefined,
    }),
  })
  const make = ({ name, password }: { name: string; password: string }) =>
    run(
      async (api) => {
        const input = { name: name.trim(), password }
        onMade((await api.call('createAccessKey', input)).key)
      },
      { setFieldErrors: setServerErrors },
    )
  return (
    <form ref={ref} noValidate onSubmit={submit(make)} className="import-key-form">
      <TextField
        {...field('name')}
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        maxLength={longestKeyName}
        autoComplete="off"
        required
        focused
      />
      <OwnPasswordField {...field('password')} />
      <FormFailure message={failure} />
      <div className="flex flex-wrap gap-2">
        <button type="submit" disabled={busy} className="button button-primary">
          {busy ? t('account:sending') : t('keys.submit')}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {t('keys.cancel')}
        </button>
      </div>
    </form>
  )
}
