import { Gauge, type Registry } from 'prom-client'
import type { FollowedListings } from './follow-listings.ts'

/** The size and the errors of the listing index of this process, and what sellers contradict each other in. */
export function catalogMetrics(
  registry: Registry,
  listings: Pick<FollowedListings, 'index' | 'skipped'>,
  loops: { count: number },
): void {
  const ofProcesses = { registers: [registry], aggregator: 'max' as const }
  new Gauge({
    name: 'ghiyar_index_listings',
    help: 'Listings in the index in memory; each process has them all',
    ...ofProcesses,
    collect() {
      this.set(listings.index.size)
    },
  })
  new Gauge({
    name: 'ghiyar_index_rows_skipped',
    help: 'Listings on offer that can not be read, and so are in no search; the log names them',
    ...ofProcesses,
    collect() {
      this.set(listings.skipped.count)
    },
  })
  new Gauge({
    name: 'ghiyar_cross_number_loops',
    help: 'Groups of part numbers that sellers say replace each other, as of last night; the log names them',
    ...ofProcesses,
    collect() {
      this.set(loops.count)
    },
  })
}
