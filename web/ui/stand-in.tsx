import { useHydrated } from './use-hydrated.ts'

/**
 * Stands in for the scripts: at once where a browser runs none, and after some seconds where they
 * don't come. `<noscript>` knows only of the first.
 */
export function StandIn({ children }: { children: React.ReactNode }) {
  return useHydrated() ? null : <div className="stand-in">{children}</div>
}
