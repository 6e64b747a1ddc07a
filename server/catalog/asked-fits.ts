import type { Fit } from '#contract/listing.ts'
import type { ListingFilter } from './listing-index/listing-scan.ts'
import type { Wanted } from './listing-index/wanted.ts'
import type { Reference } from './reference.ts'

/** Puts the cars that a text or the filters ask for before the others of each listing. */
export function askedFitsFirst<Shown extends { fits: Fit[] }>(
  listings: Shown[],
  { vehicles }: Pick<Wanted, 'vehicles'>,
  filter: Pick<ListingFilter, 'makes' | 'models'>,
  reference: Reference,
): Shown[] {
  const makeNos = [...filter.makes, ...vehicles.map(({ make }) => make)]
  const modelNos = [...filter.models, ...vehicles.flatMap(({ model }) => model ?? [])]
  const makesOfModels = modelNos.flatMap((no) => reference.model(no)?.makeNo ?? [])
  const makes = idsOf([...makeNos, ...makesOfModels], reference.make)
  const models = idsOf(modelNos, reference.model)
  if (makes.size === 0) return listings
  return listings.map((listing) => ({
    ...listing,
    fits: among(makes, ({ make }) => make._id, listing.fits).map((fit) => ({
      ...fit,
      models: among(models, ({ _id }) => _id, fit.models),
    })),
  }))
}

const idsOf = (nos: number[], find: (no: number) => { id: string } | undefined) =>
  new Set(nos.flatMap((no) => find(no)?.id ?? []))

const among = <Item>(asked: ReadonlySet<string>, idOf: (item: Item) => string, items: Item[]) =>
  items.toSorted((a, b) => Number(asked.has(idOf(b))) - Number(asked.has(idOf(a))))
