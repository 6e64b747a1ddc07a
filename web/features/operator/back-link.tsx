import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'

type Props = { id?: string; to: string; children: ReactNode }

/** Above a page of one thing: where the reader came from, named by its children. */
export function BackLink({ id, to, children }: Props) {
  return (
    <Link id={id} to={to} className="text-button justify-self-start">
      <Icon name="chevron" className="turns-back" />
      {children}
    </Link>
  )
}
