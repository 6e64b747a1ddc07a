import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { lazyComponent } from '#web/shell/lazy-component.tsx'
import { useAskLogin } from '#web/shell/ask-login.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { loginNow, useLogin } from '#web/shell/login-record.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CornerPlate } from './corner-plate.tsx'

const loadMenu = () => import('./account-menu.tsx')
const AccountMenu = lazyComponent({ load: loadMenu })
const restMs = 500

/**
 * The end of the header: ways in for visitors, or the plate of whoever is signed in. Both are in
 * the page; `data-login` on `<html>` decides before anything is painted. `tools` stand beside the
 * plate once the page is at rest; their room is kept from the beginning.
 */
export function AccountCorner({ tools }: { tools?: React.ReactNode }) {
  const login = useLogin()
  // Another tab may have changed it, or what is stored is no login. (The hook's own first answer is
  // that of the server.)
  useEffect(() => {
    document.documentElement.toggleAttribute('data-login', loginNow() !== null)
  }, [login])
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    const rest = setTimeout(() => setAtRest(true), restMs)
    return () => clearTimeout(rest)
  }, [])
  return (
    <div className="account-corner">
      <VisitorCorner />
      <div className="member-tools">{login && atRest && tools}</div>
      <MemberCorner />
    </div>
  )
}

function VisitorCorner() {
  const { t } = useTranslation()
  const askLogin = useAskLogin()
  return (
    <div className="for-visitors">
      <button
        type="button"
        aria-haspopup="dialog"
        className="corner-login"
        onClick={() => askLogin()}
      >
        <Icon name="user" className="text-xl lg:hidden" />
        <span className="max-lg:sr-only">{t('account.login')}</span>
      </button>
      <Link to="/register" className="corner-register">
        {t('account.register')}
      </Link>
    </div>
  )
}

function MemberCorner() {
  const { t } = useTranslation()
  const login = useLogin()
  const [open, setOpen] = useState(false)
  // A session that ends takes its menu along; the next one begins with it closed.
  if (open && !login) setOpen(false)
  return (
    <div className="for-members">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby="unread-note"
        className="icon-button"
        onPointerDown={() => void loadMenu()}
        onClick={() => setOpen(true)}
      >
        <CornerPlate login={login} />
        <span className="sr-only">{t('account.open')}</span>
      </button>
      {open && login && <AccountMenu login={login} onClose={() => setOpen(false)} />}
    </div>
  )
}
