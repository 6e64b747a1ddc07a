import type { Credit } from '#contract/credit.ts'
import type { SentCreditEvent } from '#contract/credit-status.ts'
import { amountText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import { TermsForm } from './terms-form.tsx'

type StepDialogProps = {
  credit: Credit
  event: SentCreditEvent
  onClose: () => void
  onDone: () => void
}

/** Changes, pauses, resumes or ends credit, with what it means for the garage. */
export function StepDialog({ credit, event, onClose, onDone }: StepDialogProps) {
  const { t } = useTranslation('payments')
  const toast = useToast()
  const { run, busy, failure } = useMutation()
  const send = async (
    terms: { limit?: number; days?: number } = {},
    setFieldErrors?: (fields: Record<string, string>) => string[],
  ) => {
    const isDone = await run(
      (api) => api.call('changeCredit', { id: credit._id, event, ...terms }),
      setFieldErrors && { setFieldErrors },
    )
    if (!isDone) return
    toast(t(`credit.stepped.${event}`))
    onDone()
  }
  return (
    <ModalDialog
      title={t(`credit.ask.${event}`)}
      closeLabel={t('credit.close')}
      shape="sheet"
      steady={event === 'change'}
      onClose={onClose}
    >
      <div className="credit-dialog">
        <p>{t(`credit.askText.${event}`)}</p>
        {event === 'change' ? (
          <TermsForm
            initial={{ limit: amountText(credit.limit), days: String(credit.days) }}
            action={t('credit.steps.change')}
            failure={failure}
            onSend={send}
          />
        ) : (
          <>
            <FormFailure message={failure} />
            <div className="credit-actions">
              <button
                type="button"
                className={event === 'end' ? 'button button-danger' : 'button button-primary'}
                disabled={busy}
                onClick={() => void send()}
              >
                {t(`credit.steps.${event}`)}
              </button>
              <button type="button" className="button" onClick={onClose}>
                {t('credit.close')}
              </button>
            </div>
          </>
        )}
      </div>
    </ModalDialog>
  )
}
