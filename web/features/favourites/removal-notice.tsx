import { useEffect, useRef } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Removal } from './use-removal.ts'

type RemovalNoticeProps = { removal: Removal; onGone: () => void }

/** Which part was just let go, and the way back. `onGone` hears before the buttons go: the focus was on them. */
export function RemovalNotice({ removal, onGone }: RemovalNoticeProps) {
  const { last, byKeyboard, undo, close, setHeld } = removal
  const { t } = useTranslation('favourites')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (last && byKeyboard) button.current?.focus()
  }, [last, byKeyboard])
  const leave = (act: () => unknown) => {
    onGone()
    act()
  }
  return (
    <div
      className="kept-undo"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status" className={last ? 'kept-undo-words' : 'sr-only'}>
        {last && t('removed', { sku: last.partSKU })}
      </p>
      {last && (
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
