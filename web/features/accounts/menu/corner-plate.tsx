import type { LoginRecord } from '#web/shell/login-record.ts'
import { Icon } from '#web/ui/icon.tsx'
import { initialsOf } from '#web/ui/initials-plate.tsx'
import { toAccountView } from './account-view.ts'

/** Picture or initials; as long as nobody is known, the outline of a person in the same box. */
export function CornerPlate({ login }: { login: LoginRecord | null }) {
  const view = login && toAccountView(login, false)
  if (view?.avatar) {
    return <img src={view.avatar} alt="" width="36" height="36" className="corner-plate" />
  }
  return (
    <span aria-hidden="true" className="corner-plate">
      {(view && initialsOf(view.name)) || <Icon name="user" className="text-lg" />}
    </span>
  )
}
