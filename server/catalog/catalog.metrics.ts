import { Gauge, type Registry } from 'prom-client'
import type { FollowedListings } from './follow-listings.ts'
import type { FollowedTerms } from './teaching/followed-terms.ts'

/** The size and the errors of the listing index of this process, and what sellers contradict each other in. */
export function catalogMetrics(
  registry: Registry,
  {
    listings,
    terms,
    loops,
  }: {
    listings: Pick<FollowedListings, 'index' | 'skipped'>
    terms: Pick<FollowedTerms, 'phrases' | 'skipped'>
    loops: { count: number }
  },
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
    name: 'ghiyar_vocabulary_terms',
    help: 'Terms that operators taught and that searches are read with, beside the files',
    ...ofProcesses,
    collect() {
      this.set(terms.phrases.length)
    },
  })
  new Gauge({
    name: 'ghiyar_vocabulary_rows_skipped',
    help: 'Taught terms that can not be read, and so count in no search; the log names them',
    ...ofProcesses,
    collect() {
      this.set(terms.skipped.count)
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
