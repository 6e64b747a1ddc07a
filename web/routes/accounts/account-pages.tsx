import { Outlet } from 'react-router'
import { lazyComponent } from '#web/shell/lazy-component.tsx'
import { useLogin } from '#web/shell/login-record.ts'
import '#web/features/accounts/menu/account-frame.css'
import '#web/features/accounts/menu/account-rows.css'

const ApplicationBanner = lazyComponent({
  load: () => import('#web/features/applications/application-banner.tsx'),
})

/** The route of all pages that have the account navigation; see `account-frame.tsx`. */
export default function AccountPages() {
  const isSeller = useLogin()?.role === 'SELLER'
  return (
    <>
      {isSeller && <ApplicationBanner />}
      <Outlet />
    </>
  )
}
