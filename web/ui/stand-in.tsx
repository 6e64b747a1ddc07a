import { useHydrated } from './use-hydrated.ts'

/**
 * Replaces the scripts: at once where a browser runs none, and after some seconds where they don't
 * load. `<noscript>` only covers the former.
 */
export function StandIn({ children }: { children: React.ReactNode }) {
  return useHydrated() ? null : <div className="stand-in">{children}</div>
}

/** What waits for the scripts, hidden as soon as their `StandIn` shows. */
export function UntilStandIn({ children }: { children: React.ReactNode }) {
  return <div className={useHydrated() ? undefined : 'until-stand-in'}>{children}</div>
}
