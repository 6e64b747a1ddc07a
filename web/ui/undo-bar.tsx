import { Icon } from './icon.tsx'
import './undo-bar.css'

type UndoBarProps = {
  /** What was done; undefined while there is nothing to undo. */
  message: string | undefined
  closeLabel: string
  /** The pointer or the focus is on the bar, so that it should stay. */
  onPause: (paused: boolean) => void
  onClose: () => void
  /** The button that undoes it, of the class `undo-button`. */
  children: React.ReactNode
}

/** Announces what was done over the foot of the window, with the way to undo it. */
export function UndoBar({ message, closeLabel, onPause, onClose, children }: UndoBarProps) {
  return (
    <div
      className="undo-bar"
      onPointerEnter={() => onPause(true)}
      onPointerLeave={() => onPause(false)}
      onFocus={() => onPause(true)}
      onBlur={() => onPause(false)}
    >
      <p role="status" className={message ? 'undo-message' : 'sr-only'}>
        {message}
      </p>
      {message && (
        <>
          {children}
          <button type="button" className="icon-button" aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}
