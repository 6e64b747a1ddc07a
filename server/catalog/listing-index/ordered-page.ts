/**
 * The listings at places `offset` to `offset + limit` when `nos` is ordered by ascending key, ties
 * by the higher number. Quickselect puts just that window in order, so page 50 costs what page 1 does.
 * `numberOf` gives the number that a listing goes by in the page. Reorders and renumbers
 * `nos[0..count)`.
 */
export function orderedPage(
  nos: Uint32Array,
  count: number,
  keyOf: (no: number) => number,
  offset: number,
  limit: number,
  numberOf: (no: number) => number = (no) => no,
): number[] {
  const end = Math.min(count, offset + limit)
  if (offset >= end) return []
  const keys = new Float64Array(count)
  for (let i = 0; i < count; i++) {
    keys[i] = keyOf(nos[i]!)
    nos[i] = numberOf(nos[i]!)
  }
  if (offset > 0) select(nos, keys, 0, count - 1, offset)
  if (end < count) select(nos, keys, offset, count - 1, end - 1)
  return Array.from({ length: end - offset }, (_, i) => offset + i)
    .sort((a, b) => keys[a]! - keys[b]! || nos[b]! - nos[a]!)
    .map((place) => nos[place]!)
}

/**
 * Moves the k-th smallest to place k, the smaller ones before it and the larger ones behind. The
 * pivot is drawn by lot: no order of prices, come about or thought out, makes it slow.
 */
function select(nos: Uint32Array, keys: Float64Array, low: number, high: number, k: number): void {
  while (low < high) {
    const lot = low + Math.floor(Math.random() * (high - low + 1))
    const pivotKey = keys[lot]!
    const pivotNo = nos[lot]!
    let i = low
    let j = high
    while (i <= j) {
      while (keys[i]! < pivotKey || (keys[i] === pivotKey && nos[i]! > pivotNo)) i++
      while (keys[j]! > pivotKey || (keys[j] === pivotKey && nos[j]! < pivotNo)) j--
      if (i <= j) {
        swap(keys, i, j)
        swap(nos, i, j)
        i++
        j--
      }
    }
    if (k <= j) high = j
    else if (k >= i) low = i
    else return
  }
}

function swap(array: Uint32Array | Float64Array, i: number, j: number): void {
  const swapped = array[i]!
  array[i] = array[j]!
  array[j] = swapped
}
