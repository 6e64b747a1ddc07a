import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Dashboard } from './use-dashboard.ts'

/** Something to do, with the way to where it is done; `note` says by when. */
export type Task = { to: string; text: string; note?: React.ReactNode }

type TodoProps = {
  todo: Dashboard['todo']
  /** What orders ask for; the most urgent, so they come first. */
  saleTasks: Task[]
}

/** What waits for the seller or is missing, each with the way to where it is mended. */
export function Todo({ todo, saleTasks }: TodoProps) {
  const { t } = useTranslation('dashboard')
  const {
    openCallbacks,
    picture,
    fitment,
    years,
    soldOut,
    about,
    hours,
    importFailed,
    unresponsive,
  } = todo
  const rows: Task[] = [
    ...saleTasks,
    unresponsive && { to: '/orders?state=expired', text: t('todo.unresponsive') },
    openCallbacks > 0 && {
      to: '/my-callbacks',
      text: t('todo.callbacks', { count: openCallbacks }),
    },
    importFailed !== null && { to: '/my-listing/import', text: t('todo.import') },
    soldOut > 0 && { to: '/my-listing?view=sold_out', text: t('todo.soldOut', { count: soldOut }) },
    fitment > 0 && { to: '/my-listing?hint=fitment', text: t('todo.fitment', { count: fitment }) },
    picture > 0 && { to: '/my-listing?hint=picture', text: t('todo.picture', { count: picture }) },
    years > 0 && { to: '/my-listing?hint=years', text: t('todo.years', { count: years }) },
    about && { to: '/my-profile#about', text: t('todo.about') },
    hours && { to: '/my-profile#hours', text: t('todo.hours') },
  ].filter((row) => row !== false)
  return (
    <section aria-labelledby="todo" className="dashboard-todo panel overflow-hidden">
      <div className="dashboard-strip label-strip">
        <h2 id="todo" className="text-md">
          {t('todo.title')}
        </h2>
      </div>
      {rows.length === 0 ? (
        <p className="flex gap-2 p-4 text-fits">
          <Icon name="check" />
          {t('todo.none')}
        </p>
      ) : (
        <ul className="dashboard-rows">
          {rows.map(({ to, text, note }) => (
            <li key={to}>
              <Link to={to} className="todo-row">
                <span className="min-w-0 flex-1">
                  {text}
                  {note && <span className="block">{note}</span>}
                </span>
                <Icon name="chevron" className="turns text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
