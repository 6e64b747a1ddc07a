import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLogin } from '../login-record.ts'
import { LoginFirst } from './login-first.tsx'

type RequireLoginProps = {
  /** Whether the user's input survives logging in again, which is then stated. */
  preservesInput?: boolean
  children: React.ReactNode
}

/**
 * Renders a private page for the user who opened it. When the session ends, the page is hidden but
 * keeps its state for the same user. Another user gets a page of their own, if they may have it.
 */
export function RequireLogin({ preservesInput = false, children }: RequireLoginProps) {
  const login = useLogin()
  const { revalidate } = useRevalidator()
  const [opener] = useState(login?._id)
  const [user, setUser] = useState(opener)
  if (login && login._id !== user) setUser(login._id)
  useEffect(() => {
    if (user !== opener) void revalidate()
  }, [user, opener, revalidate])
  return (
    <>
      {!login && <LoginFirst ended preservesInput={preservesInput} />}
      <div key={user} hidden={!login}>
        {children}
      </div>
    </>
  )
}
