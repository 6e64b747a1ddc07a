import { useHydrated } from './use-hydrated.ts'

/**
 * Replaces the scripts: at once where a browser runs none, and after some seconds where they don't
 * load. `<noscript>` only covers the former.
 */
export function StandIn({ children }: { children: React.ReactNode }) {
  return useHydrated() ? null : <div className="stand-in">{children}</div>
}
