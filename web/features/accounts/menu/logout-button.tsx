import { useState } from 'react'
import { ApiError } from '#contract/api.ts'
import { browserApi } from '#web/shell/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { forgetLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'

/**
 * Ends the session here and on the server, and starts anew at home. Where that fails the page
 * stays, as no other might load: it is a visitor's from then on.
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
      // A session that has ended already is what was wanted.
      .catch((error: unknown) => !(error instanceof ApiError && error.status === 401))
    if (unreached) toast(t('menu.unreached'))
    else location.assign('/')
    forgetLogin()
  }

  return (
    <button
      type="button"
      disabled={busy}
      className="account-row mt-auto border-t border-dashed border-perforation"
      onClick={() => void logOut()}
    >
      <Icon name="logout" className="turns text-md" />
      {busy ? t('menu.busy') : t('menu.logout')}
    </button>
  )
}
