import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
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
    <div
      className="kept-undo"
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <p role="status" className={lastRemoved ? 'kept-undo-words' : 'sr-only'}>
        {lastRemoved && t('removed', { sku: lastRemoved.partSKU })}
      </p>
      {lastRemoved && (
        <>
          <button
            ref={button}
            type="button"
            className="kept-undo-button"
            onClick={() => leave(undo)}
          >
            {t('undo')}
          </button>
          <button
            type="button"
            className="kept-undo-close"
            aria-label={t('shell:nav.close')}
            onClick={() => leave(close)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  )
}
