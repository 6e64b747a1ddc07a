import type { LoginRecord } from '#web/shell/login-record.ts'
import { Icon } from '#web/ui/icon.tsx'
import { initialsOf } from '#web/ui/initials-plate.tsx'
import { shownName } from './shown-name.ts'

/** Picture or initials; as long as nobody is known, the outline of a person in the same box. */
export function CornerPlate({ login }: { login: LoginRecord | null }) {
  if (login?.avatar) {
    return <img src={login.avatar} alt="" width="36" height="36" className="corner-plate" />
  }
  return (
    <span aria-hidden="true" className="corner-plate">
      {(login && initialsOf(shownName(login))) || <Icon name="user" className="text-lg" />}
    </span>
  )
}
