import { orderLengths } from '#contract/limits.ts'
import type { SentReturnEvent } from '#contract/return-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { NoteField } from '#web/shell/members/note-field.tsx'
import type { ReturnDialogProps } from './return-dialog-props.ts'
import '../step-form.css'

type WhyDialogProps = ReturnDialogProps & { event: Extract<SentReturnEvent, 'decline' | 'dispute'> }

/** Why a return is declined or disputed; the other side reads it. */
export function WhyDialog({ event, shown, busy, failure, onSend, onClose }: WhyDialogProps) {
  const { t } = useTranslation('returns')
  const { ref, field, submit, setServerErrors, dirty } = useFormState({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('why.needed') : undefined }),
  })
  return (
    <ModalDialog
      title={t(`why.${event}`, { number: shown.number })}
      closeLabel={t('ask.back')}
      steady={dirty}
      onClose={onClose}
    >
      <form
        ref={ref}
        noValidate
        className="step-form"
        onSubmit={submit(({ reason }) =>
          onSend({ reason: reason.trim() }, { setFieldErrors: setServerErrors }),
        )}
      >
        <p className="text-soft">
          {t(event === 'decline' ? 'why.declineText' : 'why.disputeText')}
        </p>
        <NoteField {...field('reason')} label={t('why.label')} maxLength={orderLengths.reason} />
        <FormFailure message={failure} />
        <button type="submit" className="button button-danger" disabled={busy}>
          {t(`steps.${event}`)}
        </button>
      </form>
    </ModalDialog>
  )
}
