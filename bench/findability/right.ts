import type { Golden, QueryClass, Right } from './golden.types.ts'

type More = {
  /** Types accepted in place of the one that was meant. */
  also?: string
  /** Types that are near it. */
  near?: string
  position?: string
  brand?: string
}

/**
 * A part, of one or more types, for a vehicle. The vehicle is written "toyota/prado 2015",
 * "toyota/prado", "nissan/patrol,nissan/patrol-safari" or "toyota"; types are parted by spaces.
 */
export function part(types: string, vehicle = '', more: More = {}): Right[] {
  const { also, near, position, brand } = more
  const { year, ...car } = vehicleOf(vehicle)
  const asked = { types: types.split(' '), ...car, year, position }
  const lines: Right[] = [{ grade: 3, ...asked, brand }]
  if (brand) lines.push({ grade: 2, ...asked })
  if (also) lines.push({ grade: 2, ...asked, types: also.split(' ') })
  // The other side or other years: the right shelf, the wrong box.
  if (position || year) lines.push({ grade: 1, types: asked.types, ...car })
  if (near) lines.push({ grade: 1, types: near.split(' '), ...car })
  return lines
}

/** Anything for a vehicle. */
export function car(vehicle: string): Right[] {
  const { year, ...rest } = vehicleOf(vehicle)
  const lines: Right[] = [{ grade: 3, ...rest, year }]
  if (year) lines.push({ grade: 1, ...rest })
  return lines
}

/** Any of several answers, for a name that two cars bear. */
export const either = (...answers: Right[][]): Right[] =>
  answers.flat().toSorted((a, b) => b.grade - a.grade)

/** Causes of a complaint: the likeliest types, those that are plausible, those that are possible. */
export function causes(likely: string, plausible = '', possible = '', vehicle = ''): Right[] {
  const where = vehicleOf(vehicle)
  const grades = [
    [3, likely],
    [2, plausible],
    [1, possible],
  ] as const
  return grades.flatMap(([grade, types]) =>
    types ? [{ grade, types: types.split(' '), ...where }] : [],
  )
}

/** Gives every query of a list its class. */
export const of = (name: QueryClass, list: [query: string, right: Right[]][]): Golden[] =>
  list.map(([query, right]) => ({ query, class: name, right }))

function vehicleOf(text: string): Pick<Right, 'models' | 'make' | 'year'> {
  if (text === '') return {}
  const [names, year] = text.split(' ')
  const named = names!.includes('/') ? { models: names!.split(',') } : { make: names! }
  return { ...named, year: year ? Number(year) : undefined }
}
