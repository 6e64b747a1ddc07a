import { orderLengths } from '#contract/limits.ts'
import type { Difference } from '#contract/operator-money.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { NoteField } from '#web/shell/members/note-field.tsx'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type ExplainDialogProps = { difference: Difference; onDone: () => void; onClose: () => void }

/** Why a difference stays; with that it leaves the queue until its figures change. */
export function ExplainDialog({ difference, onDone, onClose }: ExplainDialogProps) {
  const { t } = useTranslation('operator')
  const toast = useToast()
  const { run, busy, failure } = useMutation()
  const { ref, field, submit, setServerErrors, dirty } = useFormState({
    initial: { reason: '' },
    check: ({ reason }) => ({
      reason: reason.trim() === '' ? t('differences.reasonMissing') : undefined,
    }),
  })
  const { payment, kind, ours, theirs } = difference
  const send = ({ reason }: { reason: string }) =>
    run(
      async (api) => {
        await api.call('explainDifference', { payment, kind, ours, theirs, reason: reason.trim() })
        toast(t('differences.done'))
        onDone()
      },
      { setFieldErrors: setServerErrors },
    )
  return (
    <ModalDialog
      title={t('differences.explainTitle', { number: `\u2066${difference.number}\u2069` })}
      closeLabel={t('shell:nav.close')}
      steady={dirty}
      onClose={onClose}
    >
      <form ref={ref} noValidate onSubmit={submit(send)} className="grid gap-4">
        <p>{t('differences.explainText')}</p>
        <NoteField
          {...field('reason')}
          label={t('differences.reason')}
          maxLength={orderLengths.reason}
        />
        <FormFailure message={failure} />
        <button type="submit" disabled={busy} className="button button-primary justify-self-start">
          {busy ? t('sending') : t('differences.explain')}
        </button>
      </form>
    </ModalDialog>
  )
}
