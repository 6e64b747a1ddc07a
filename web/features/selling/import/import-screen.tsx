import { useState } from 'react'
import { useLogin } from '#web/shell/login-record.ts'
import { RequireLogin } from '#web/shell/members/require-login.tsx'
import { ForSellers } from './for-sellers.tsx'
import { ImportPage } from './import-page.tsx'
import './import.css'

export default function ImportScreen() {
  return (
    <RequireLogin>
      <Inside />
    </RequireLogin>
  )
}

function Inside() {
  const login = useLogin()
  // A session that ends meanwhile takes nothing away.
  const [sells] = useState(login?.role === 'SELLER')
  return sells ? <ImportPage /> : <ForSellers />
}
