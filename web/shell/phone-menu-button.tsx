import { lazy, Suspense, useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'

const loadPhoneMenu = () => import('./phone-menu.tsx')
const PhoneMenu = lazy(loadPhoneMenu)

export function PhoneMenuButton({ className }: { className: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        onPointerDown={() => void loadPhoneMenu()}
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" className="text-xl" />
        <span className="sr-only">{t('nav.menu')}</span>
      </button>
      {open && (
        <Suspense fallback={null}>
          <PhoneMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
