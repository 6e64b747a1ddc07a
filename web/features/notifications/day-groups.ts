const dayMs = 24 * 3600 * 1000
// The Emirates have no daylight saving time.
const dubaiMs = 4 * 3600 * 1000

/** The day in Dubai: "2026-11-22". */
const dayOf = (ms: number) => new Date(ms + dubaiMs).toISOString().slice(0, 10)

export type DayGroup<Item> = { day: string; named: 'today' | 'yesterday' | null; items: Item[] }

/** Notifications grouped by day in Dubai, in the given order. `now` in ms since 1970. */
export function byDay<Item extends { date: string }>(items: Item[], now: number): DayGroup<Item>[] {
  const groups: DayGroup<Item>[] = []
  const names = { [dayOf(now)]: 'today', [dayOf(now - dayMs)]: 'yesterday' } as const
  for (const item of items) {
    const day = dayOf(Date.parse(item.date))
    const last = groups.at(-1)
    if (last?.day === day) last.items.push(item)
    else groups.push({ day, named: names[day] ?? null, items: [item] })
  }
  return groups
}
