import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import type { Removal } from './use-removal.ts'

type RemovalNoticeProps = { removal: Removal; onBeforeClose: () => void }

/**
 * Names the removed favourite and offers to undo. `onBeforeClose` runs before the focused button
 * disappears.
 */
export function RemovalNotice({ removal, onBeforeClose }: RemovalNoticeProps) {
  const { lastRemoved, byKeyboard, undo, close, setPaused } = removal
  const { t } = useTranslation('favourites')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (lastRemoved && byKeyboard) button.current?.focus()
  }, [lastRemoved, byKeyboard])
  const leave = (action: () => unknown) => {
    onBeforeClose()
    action()
  }
  return (
    <UndoBar
      message={lastRemoved && t('removed', { sku: lastRemoved.partSKU })}
      closeLabel={t('shell:nav.close')}
      onPause={setPaused}
      onClose={() => leave(close)}
    >
      <button ref={button} type="button" className="undo-button" onClick={() => leave(undo)}>
        {t('undo')}
      </button>
    </UndoBar>
  )
}
