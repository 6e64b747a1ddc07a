import { NavLink } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { accountGroups, type AccountRow } from './account-groups.ts'
import type { AccountView } from './account-view.ts'
import { RowCount } from './row-count.tsx'
import './account-rows.css'

/** The pages of an account, in groups. */
export function AccountRows({ view }: { view: AccountView }) {
  const { t } = useTranslation('login')
  return accountGroups(view, t).map(({ title, rows }) => (
    <nav key={title} aria-label={title}>
      <h2 className="account-group">{title}</h2>
      {rows.map((row) => (
        <Row key={row.to} row={row} />
      ))}
    </nav>
  ))
}

function Row({ row: { to, end = false, icon, label, counts } }: { row: AccountRow }) {
  return (
    <NavLink to={to} end={end} className="account-row">
      <Icon name={icon} className="text-md text-primary" />
      {label}
      {counts && <RowCount of={counts} />}
    </NavLink>
  )
}
