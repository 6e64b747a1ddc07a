import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Log } from '../platform/feature.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import { replacedNumbers } from './cross-number.store.ts'

/** That sellers say the number `newer` replaces `older`, both by their keys. */
export type Replaced = { older: string; newer: string }

/**
 * Groups of numbers that replace one another in a circle, so at least one claim is wrong. A number between two
 * circles is part of their group.
 */
export function loopsIn(replaced: Iterable<Replaced>): string[][] {
  const newer = new Map<string, Set<string>>()
  const older = new Map<string, Set<string>>()
  const add = (map: Map<string, Set<string>>, from: string, to: string) =>
    map.set(from, (map.get(from) ?? new Set()).add(to))
  for (const each of replaced) {
    add(newer, each.older, each.newer)
    add(older, each.newer, each.older)
  }
  // What nothing replaces, or what replaces nothing, is in no circle; without it, the next one isn't either.
  const prune = (ahead: Map<string, Set<string>>, behind: Map<string, Set<string>>) => {
    const ends = [...behind.keys()].filter((key) => !ahead.has(key))
    for (let end = ends.pop(); end !== undefined; end = ends.pop()) {
      for (const key of behind.get(end) ?? []) {
        ahead.get(key)!.delete(end)
        if (ahead.get(key)!.size > 0) continue
        ahead.delete(key)
        ends.push(key)
      }
      behind.delete(end)
    }
  }
  prune(newer, older)
  prune(older, newer)
  const groups: string[][] = []
  const seen = new Set<string>()
  for (const start of newer.keys()) {
    const group: string[] = []
    const open = [start]
    for (let key = open.pop(); key !== undefined; key = open.pop()) {
      if (seen.has(key)) continue
      seen.add(key)
      group.push(key)
      open.push(...(newer.get(key) ?? []), ...(older.get(key) ?? []))
    }
    if (group.length > 0) groups.push(group)
  }
  return groups
}

const REPORT = 'report-number-loops'
// As many as an operator will look through.
const MOST_NAMED = 20
// A group can be long; its first numbers are enough to find the others.
const MOST_OF_GROUP = 10
// Some 100 MB while they are compared.
const MOST_COMPARED = 300_000

/** Logs every night where sellers contradict each other about what replaces what. */
export function numberLoops(db: NodePgDatabase, log: Log) {
  const found = { count: 0 }
  const report = async () => {
    const replaced: Replaced[] = []
    for await (const chunk of replacedNumbers(db)) {
      for (const each of chunk) replaced.push(each)
      if (replaced.length >= MOST_COMPARED) break
    }
    const loops = loopsIn(replaced)
    found.count = loops.length
    if (loops.length === 0) return
    const named = loops.slice(0, MOST_NAMED).map((each) => each.slice(0, MOST_OF_GROUP).join(' '))
    const groups = `${loops.length} groups: ${named.join('; ')}`
    log(`part numbers that sellers say replace each other, ${groups}`)
  }
  return {
    /** How many groups there were when this process last looked. */
    found,
    tasks: { [REPORT]: report } satisfies Record<string, Task>,
    schedules: [{ task: REPORT, at: '37 3 * * *' }] satisfies Schedule[],
  }
}
