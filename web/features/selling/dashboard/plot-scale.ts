const mostSteps = 4

/** The lines of a plot from 0 up in round, whole steps, the last at or above `most`. */
export function linesFor(most: number): number[] {
  let step = 1
  for (let ten = 1; step * mostSteps < most; ten *= 10)
    for (const round of [1, 2, 5]) if (step * mostSteps < most) step = round * ten
  const steps = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: steps + 1 }, (_, index) => index * step)
}

/** Which of `days` bars get a date below them: all of a week, else `most` of them, evenly spread. */
export function datedBars(days: number, most: number): number[] {
  const dates = days <= 7 ? days : most
  return Array.from({ length: dates }, (_, index) => Math.floor(((index + 0.5) * days) / dates))
}

/** The bar under a pointer at `share` (0 to 1) of the width, counted along the line of reading. */
export function barAt(share: number, days: number, direction: 'ltr' | 'rtl'): number {
  const along = direction === 'rtl' ? 1 - share : share
  return Math.min(days - 1, Math.max(0, Math.floor(along * days)))
}

/** The bar that a key leads to; undefined for keys that lead nowhere. Time runs as the line does. */
export function barByKey(
  key: string,
  bar: number,
  days: number,
  direction: 'ltr' | 'rtl',
): number | undefined {
  const onward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const last = days - 1
  if (key === onward || key === 'ArrowUp') return Math.min(last, bar + 1)
  if (key === back || key === 'ArrowDown') return Math.max(0, bar - 1)
  if (key === 'PageUp') return Math.min(last, bar + 7)
  if (key === 'PageDown') return Math.max(0, bar - 7)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
