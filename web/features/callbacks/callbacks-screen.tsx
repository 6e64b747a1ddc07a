import { useLogin } from '#web/shell/login-record.ts'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { CallbackDesk } from './desk/callback-desk.tsx'
import { SellersOnly } from './desk/sellers-only.tsx'
import './callbacks.css'

export default function CallbacksScreen() {
  return (
    <RequireLogin>
      <ForSellers />
    </RequireLogin>
  )
}

function ForSellers() {
  const login = useLogin()
  // Without a login the screen is hidden and keeps its state for the same user.
  return login && login.role !== 'SELLER' ? <SellersOnly /> : <CallbackDesk />
}
