import { useEffect, useId, useRef } from 'react'
import { Icon } from './icon.tsx'
import './modal-dialog.css'

type ModalDialogProps = {
  title: string
  closeLabel: string
  onClose: () => void
  /** `sheet` fills a phone from the bottom up, `wide` takes the whole window. */
  shape?: 'box' | 'sheet' | 'wide'
  /** There is input or a failure: a click beside the dialog leaves it open. */
  steady?: boolean
  /**
   * Stays visible below the scrolled content. Its buttons close by `formMethod="dialog"` or
   * `onClose`.
   */
  footer?: React.ReactNode
  children: React.ReactNode
}

/** A native modal dialog; render it only while it is open. The focus returns to its opener. */
export function ModalDialog({
  title,
  closeLabel,
  onClose,
  shape = 'box',
  steady = false,
  footer,
  children,
}: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // By itself a dialog says only later that it has closed, and would take back an opening in between.
  const close = () => {
    dialog.current?.close()
    onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={`modal modal-${shape}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file picker inside that is left says the same.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        close()
      }}
      onClose={onClose}
      onPointerDown={(event) => (pressed.current = event.target)}
      onClick={(event) => {
        // A drag that starts in a field may end on the backdrop and must not close the dialog.
        const outside = event.target === event.currentTarget
        if (outside && !steady && pressed.current === event.target) close()
      }}
    >
      <div className="modal-frame">
        <header className="modal-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div className="modal-body">{children}</div>
        {footer && <footer className="modal-foot">{footer}</footer>}
      </div>
    </dialog>
  )
}
