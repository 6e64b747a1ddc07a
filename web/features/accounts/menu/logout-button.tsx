import { useState } from 'react'
import { browserApi, ConnectionError } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { forgetLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'

/**
 * Ends the session here and on the server, and starts anew at home. Where the server isn't reached
 * the page stays, as no other would load: it is a visitor's from then on.
 */
export function LogoutButton() {
  const { t } = useTranslation('login')
  const { language } = usePage()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  const logOut = async () => {
    setBusy(true)
    const unreached = await browserApi(language)
      .call('logout', {})
      .then(() => false)
      .catch((error: unknown) => error instanceof ConnectionError)
    if (unreached) toast(t('menu.unreached'))
    else location.assign('/')
    forgetLogin()
  }

  return (
    <button
      type="button"
      disabled={busy}
      className="drawer-row account-row account-leave"
      onClick={() => void logOut()}
    >
      <Icon name="logout" className="turns text-md" />
      {busy ? t('menu.busy') : t('menu.logout')}
    </button>
  )
}
