import { useEffect } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import type { Undo } from './use-undo.ts'

/** What was done, with its way back; Ctrl+Z does the same where no text is being written. */
export function ListingUndo({ announced, busy, undo, close, setPaused }: Undo) {
  const { t } = useTranslation('stock')
  const offered = announced?.undo !== undefined
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
    <UndoBar
      message={announced && (busy ? t('undo.busy') : announced.message)}
      closeLabel={t('undo.close')}
      onPause={setPaused}
      onClose={close}
    >
      {offered && (
        <button type="button" className="undo-button" disabled={busy} onClick={undo}>
          {t('undo.button')}
          <kbd aria-hidden="true">Ctrl Z</kbd>
        </button>
      )}
    </UndoBar>
  )
}

const isTick = (element: Element) => element instanceof HTMLInputElement && element.type !== 'text'
