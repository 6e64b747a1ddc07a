import { useEffect } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Undo } from './use-undo.ts'

/** What was done, with its way back; Ctrl+Z does the same where no text is being written. */
export function UndoBar({ told, busy, undo, close, setHeld }: Undo) {
  const { t } = useTranslation('stock')
  const offered = told?.undo !== undefined
  useEffect(() => {
    if (!offered) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const writing = event.target instanceof Element && event.target.closest('input, dialog')
      const asked = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.code === 'KeyZ'
      if (!asked || (writing && !isTick(writing))) return
      event.preventDefault()
      void undo()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [offered, undo])
  return (
    <div
      className="undo-region"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status" className={told ? 'undo-message' : 'sr-only'}>
        {busy ? t('undo.busy') : told?.message}
      </p>
      {told && (
        <>
          {offered && (
            <button type="button" className="undo-button" disabled={busy} onClick={undo}>
              {t('undo.button')}
              <kbd aria-hidden="true">Ctrl Z</kbd>
            </button>
          )}
          <button type="button" className="undo-close" aria-label={t('undo.close')} onClick={close}>
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}

const isTick = (element: Element) => element instanceof HTMLInputElement && element.type !== 'text'
