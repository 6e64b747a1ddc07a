import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Role } from '#contract/roles.ts'
import { useLogin, type LoginRecord } from '../login-record.ts'
import { rememberOrigin } from './origin.ts'

type RequireRoleProps = { only: Role; children: (login: LoginRecord) => React.ReactNode }

/** Renders its children for one role; others are sent to register, and return afterwards. */
export function RequireRole({ only, children }: RequireRoleProps) {
  const login = useLogin()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const allowed = login?.role === only
  useEffect(() => {
    if (allowed) return
    rememberOrigin(pathname + search)
    void navigate('/register', { replace: true })
  }, [allowed, navigate, pathname, search])
  return allowed ? children(login) : null
}
