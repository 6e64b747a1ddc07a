import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import { PhoneMenuRows, type Level } from './phone-menu-rows.tsx'
import { CurrencyMenu, LanguageLink, ThemeButton } from './preference-menus.tsx'

/** The off-canvas menu: one list at a time; a tap opens the next level, the top row goes back. */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(key)
  const [level, setLevel] = useState<Level>('top')

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close()
  }, [key])

  return (
    <dialog
      ref={dialog}
      aria-label={t('nav.menu')}
      className="drawer"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="drawer-inside">
        <div className="drawer-head">
          {level !== 'top' && (
            <button
              type="button"
              className="drawer-back"
              onClick={() => setLevel(typeof level === 'object' ? 'categories' : 'top')}
            >
              <Icon name="chevron" className="turns-back" />
              {t('nav.back')}
            </button>
          )}
          <button
            type="button"
            className="icon-button ms-auto"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" className="text-lg" />
            <span className="sr-only">{t('nav.close')}</span>
          </button>
        </div>
        <PhoneMenuRows level={level} onLevel={setLevel} />
        {level === 'top' && <Preferences />}
      </div>
    </dialog>
  )
}

function Preferences() {
  const { t } = useTranslation()
  return (
    <div className="drawer-preferences">
      <div className="flex gap-2">
        <LanguageLink code="en" className="button flex-1" />
        <LanguageLink code="ar" className="button flex-1" />
      </div>
      <div className="flex gap-2">
        <CurrencyMenu className="control flex-1" />
        <ThemeButton className="button" />
      </div>
      <p className="text-xs text-muted">{t('currency.note')}</p>
    </div>
  )
}
