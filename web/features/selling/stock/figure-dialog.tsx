import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { ModalDialog } from '#web/ui/modal-dialog.tsx'

type FigureDialogProps = {
  title: string
  apply: string
  /** Whether it may be applied; closes the dialog when it was. */
  onApply: () => boolean
  onClose: () => void
  children: React.ReactNode
}

/** Asks for the figure by which all chosen listings are changed. */
export function FigureDialog({ title, apply, onApply, onClose, children }: FigureDialogProps) {
  const { t } = useTranslation('stock')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  // The dialog has opened by now, on its first button.
  useEffect(() => form.current?.querySelector<HTMLElement>('[name=figure]')?.focus(), [])
  return (
    <ModalDialog
      title={title}
      closeLabel={t('bulk.close')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            className="button"
            onClick={(event) => event.currentTarget.closest('dialog')?.close()}
          >
            {t('bulk.cancel')}
          </button>
          <button type="submit" form={id} className="button button-primary">
            {apply}
          </button>
        </div>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const dialog = event.currentTarget.closest('dialog')
          if (onApply()) dialog?.close()
          else event.currentTarget.querySelector<HTMLElement>('[name=figure]')?.focus()
        }}
      >
        {children}
      </form>
    </ModalDialog>
  )
}
