import { useLogin } from '#web/shell/login-record.ts'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { SellersOnly } from './sellers-only.tsx'
import { StockDesk } from './stock-desk.tsx'
import './stock.css'
import './stock-bars.css'

export default function StockScreen() {
  return (
    <RequireLogin>
      <ForSellers />
    </RequireLogin>
  )
}

function ForSellers() {
  const login = useLogin()
  // Without a login the desk waits as it is, for the same person to come back.
  return login && login.role !== 'SELLER' ? <SellersOnly /> : <StockDesk />
}
