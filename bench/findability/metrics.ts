/** From this grade on a listing is an answer. */
export const RIGHT = 2

/** Whether one of the first `depth` listings is right; where nothing is, whether nothing was found. */
export function succeeds(found: number[], best: number[], depth: number): boolean {
  if (best.length === 0) return found.length === 0
  return found.slice(0, depth).some((grade) => grade >= RIGHT)
}

/**
 * Discounted gain of the first ten over that of the best ten; both are lists of grades. Where
 * nothing is right, finding nothing is worth 1.
 */
export function ndcg(found: number[], best: number[], depth = 10): number {
  if (best.length === 0) return found.length === 0 ? 1 : 0
  const ideal = best.toSorted((a, b) => b - a)
  return gain(found, depth) / gain(ideal, depth)
}

function gain(grades: number[], depth: number): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

export const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
