import { useTranslation } from '#web/shell/i18n.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { ChoiceTiles } from '#web/ui/form/choice-tiles.tsx'
import { useFormState } from '#web/ui/form/form-state.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'
import type { ReturnDialogProps } from './return-dialog-props.ts'
import '../step-form.css'

/** The seller has the parts, which then may be on sale again. */
export function ReceiveDialog({ shown, busy, failure, onSend, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('returns')
  const { ref, field, submit } = useFormState({
    initial: { restock: '' as 'yes' | 'no' | '' },
    check: ({ restock }) => ({ restock: restock === '' ? t('receive.needed') : undefined }),
  })
  const { name, value, error, onChange } = field('restock')
  return (
    <ModalDialog
      title={t('receive.title', { number: shown.number })}
      closeLabel={t('ask.back')}
      onClose={onClose}
    >
      <form
        ref={ref}
        noValidate
        className="step-form"
        onSubmit={submit(({ restock }) => onSend({ restock: restock === 'yes' }))}
      >
        <p>{t('receive.text')}</p>
        <ChoiceTiles
          {...{ name, value, error, onChange }}
          legend={t('receive.question')}
          options={(['yes', 'no'] as const).map((answer) => ({
            value: answer,
            label: t(`receive.${answer}`),
          }))}
        />
        <FormFailure message={failure} />
        <button type="submit" className="button button-primary" disabled={busy}>
          {t('steps.receive')}
        </button>
      </form>
    </ModalDialog>
  )
}
