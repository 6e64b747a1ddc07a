/**
 * The listings at places `offset` to `offset + limit` when `nos[0..count)` is ordered by ascending key, ties
 * by the higher number; `numberOf` gives the number that a listing goes by in the page. Of millions only the
 * best are picked while they pass, and quickselect puts just that window in order, so page 50 costs what
 * page 1 does.
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
  // More than is wanted: what is left over is thrown out only when all places are taken, however they come.
  const room = Math.min(count, Math.max(2 * end, LEAST_ROOM))
  const keys = new Float64Array(room)
  const picked = new Uint32Array(room)
  let length = 0
  let [worst, worstNo] = [Infinity, 0]
  for (let i = 0; i < count; i++) {
    const key = keyOf(nos[i]!)
    if (key > worst) continue
    const no = numberOf(nos[i]!)
    if (key === worst && no < worstNo) continue
    if (length === room) {
      select(picked, keys, 0, length - 1, end - 1)
      length = end
      worst = keys[end - 1]!
      worstNo = picked[end - 1]!
      if (key > worst || (key === worst && no < worstNo)) continue
    }
    keys[length] = key
    picked[length++] = no
  }
  if (offset > 0) select(picked, keys, 0, length - 1, offset)
  if (end < length) select(picked, keys, offset, length - 1, end - 1)
  return Array.from({ length: end - offset }, (_, i) => offset + i)
    .sort((a, b) => keys[a]! - keys[b]! || picked[b]! - picked[a]!)
    .map((place) => picked[place]!)
}

const LEAST_ROOM = 1024

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
