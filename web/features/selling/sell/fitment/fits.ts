import type { Fit, Named } from '#contract/listing.ts'

export type FittedModel = Fit['models'][number]

type Fits = readonly Fit[]

/** The fits with a make, which has no models yet; the same ones where it is there. */
export function withMake(fits: Fits, make: Named): Fits {
  return fits.some((fit) => fit.make._id === make._id) ? fits : [...fits, { make, models: [] }]
}

export const withoutMake = (fits: Fits, make: string): Fits =>
  fits.filter((fit) => fit.make._id !== make)

/** The fits with other models of one make. */
export function withModels(fits: Fits, make: string, models: FittedModel[]): Fits {
  return fits.map((fit) => (fit.make._id === make ? { ...fit, models } : fit))
}

/** Fits and what a text or another seller adds to them. Years that are there stay. */
export function withFits(fits: Fits, more: Fits): Fits {
  return more.reduce<Fits>((all, { make, models }) => {
    const known = all.find((fit) => fit.make._id === make._id)?.models ?? []
    return withModels(withMake(all, make), make._id, models.reduce(withModel, known))
  }, fits)
}

/** A model may stand there twice, with years between that it doesn't fit. */
function withModel(known: FittedModel[], added: FittedModel): FittedModel[] {
  const same = known.filter(({ _id }) => _id === added._id)
  const open = same.find((model) => isOpen(model))
  if (open) return known.map((model) => (model === open ? { ...model, ...added } : model))
  const there = same.some(({ from, to }) => from === added.from && to === added.to)
  return there || (same.length > 0 && isOpen(added)) ? known : [...known, added]
}

const isOpen = ({ from, to }: FittedModel) => from === undefined && to === undefined

export const modelCount = (fits: Fits) => fits.reduce((sum, { models }) => sum + models.length, 0)
