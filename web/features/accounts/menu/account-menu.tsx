import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { updateLogin, type LoginRecord } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AccountCard } from './account-card.tsx'
import { AccountRows } from './account-rows.tsx'
import { toAccountView } from './account-view.ts'
import { LogoutButton } from './logout-button.tsx'
import './account-menu.css'

type AccountMenuProps = { login: LoginRecord; onClose: () => void }

/** The off-canvas menu of whoever is signed in. Opening it asks the server for the latest. */
export default function AccountMenu({ login, onClose }: AccountMenuProps) {
  const { t } = useTranslation()
  const { language, demo } = usePage()
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(key)

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close()
  }, [key])
  useEffect(() => {
    const controller = new AbortController()
    // What is known already stays when this fails; a session that has ended is forgotten by the call.
    browserApi(language, controller.signal)
      .call('getMe', {})
      .then(updateLogin)
      .catch(() => {})
    return () => controller.abort()
  }, [language])

  const view = toAccountView(login, demo)
  return (
    <dialog
      ref={dialog}
      aria-label={t('account.open')}
      className="drawer"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="drawer-inside">
        <div className="drawer-head">
          <p className="px-2 text-md font-semibold" aria-hidden="true">
            {t('account.open')}
          </p>
          <button
            type="button"
            className="icon-button ms-auto"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" className="text-lg" />
            <span className="sr-only">{t('nav.close')}</span>
          </button>
        </div>
        <AccountCard view={view} />
        <AccountRows view={view} />
        <LogoutButton />
      </div>
    </dialog>
  )
}
