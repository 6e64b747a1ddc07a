import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { CodeField } from '#web/ui/form/code-field.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import type { ProofFormProps } from './proof-form-props.ts'

const digits = 4

/** The code of the delivery, which the buyer gives for the parts. */
export function CodeForm({ focused, action, busy, failure, onSend }: ProofFormProps) {
  const { t } = useTranslation('orders')
  const { ref, field, submit } = useFormState({
    initial: { code: '' },
    check: ({ code }) => ({ code: code.length < digits ? t('deliver.codeNeeded') : undefined }),
  })
  return (
    <form
      ref={ref}
      noValidate
      className="step-form"
      onSubmit={submit(({ code }) => onSend({ code }))}
    >
      <CodeField
        {...field('code')}
        length={digits}
        focused={focused}
        label={t('deliver.code')}
        hint={t('deliver.codeHint')}
      />
      <FormFailure message={failure} />
      <button type="submit" className="button button-primary" disabled={busy}>
        {action}
      </button>
    </form>
  )
}
