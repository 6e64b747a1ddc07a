import { useMatches } from 'react-router'
import { lazyComponent } from '#web/shell/lazy-component.tsx'
import { useLogin } from '#web/shell/login-record.ts'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** The id of the route that all account pages are below; see `routes.ts`. */
const accountPages = 'account-pages'
/** Pages with a wide table, which gets room in middling windows: only icons stand beside it. */
const railPages = ['my-listing', 'all-listing']

const AccountNavigation = lazyComponent({
  load: () => import('./account-navigation.tsx'),
  fallback: <NavigationSkeleton />,
})

/**
 * Around the content of every page. On account pages the navigation is beside it. Its place is there
 * before anything is painted, by `data-login` on `<html>`; visitors have none.
 * The route of account pages brings the styles.
 */
export function AccountFrame({ children }: { children: React.ReactNode }) {
  const login = useLogin()
  const isHydrated = useHydrated()
  const ids = useMatches().map(({ id }) => id)
  const isAccountPage = ids.includes(accountPages)
  const hasRail = ids.some((id) => railPages.includes(id))
  return (
    <div
      className={isAccountPage ? 'account-frame' : 'flex shrink-0 grow flex-col'}
      data-rail={hasRail || undefined}
    >
      {isAccountPage && (
        <div className="account-side">
          {login ? <AccountNavigation login={login} /> : !isHydrated && <NavigationSkeleton />}
        </div>
      )}
      {children}
    </div>
  )
}

function NavigationSkeleton() {
  return (
    <div aria-hidden="true" className="account-links">
      {Array.from({ length: 8 }, (_, row) => (
        <span key={row} className="account-row">
          <span className="skeleton h-4 w-24" />
        </span>
      ))}
    </div>
  )
}
