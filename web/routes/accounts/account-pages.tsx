import '#web/features/accounts/menu/account-frame.css'
import '#web/features/accounts/menu/account-rows.css'

/** The route of all pages that have the account navigation; see `account-frame.tsx`. */
export { Outlet as default } from 'react-router'
