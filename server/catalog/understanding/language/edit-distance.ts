// Three rows of the table, made anew by every call in the same arrays.
let rows = [new Uint32Array(64), new Uint32Array(64), new Uint32Array(64)]

/**
 * How many letters must be left out, put in, exchanged or swapped with their neighbour to make one
 * word of the other; `limit + 1` when it is more than `limit`. Only the cells near the diagonal are
 * computed: those further away than `limit` are worth more.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  if (b.length + 2 > rows[0]!.length) rows = rows.map(() => new Uint32Array(2 * b.length + 2))
  let [beforeLast, last, row] = rows as [Uint32Array, Uint32Array, Uint32Array]
  for (let j = 0; j <= Math.min(b.length, limit); j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1)
    const from = Math.max(1, i - limit)
    const to = Math.min(b.length, i + limit)
    if (i + limit <= b.length) last[to] = limit + 1
    row[from - 1] = from === 1 ? i : limit + 1
    let least = row[from - 1]!
    for (let j = from; j <= to; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = last[j - 1]! + (letter === other ? 0 : 1)
      if (last[j]! + 1 < cost) cost = last[j]! + 1
      if (row[j - 1]! + 1 < cost) cost = row[j - 1]! + 1
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        cost = Math.min(cost, beforeLast[j - 2]! + 1)
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return Math.min(last[b.length]!, limit + 1)
}
