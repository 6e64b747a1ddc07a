import type { Language } from '#contract/language.ts'
import type { Fit, Listing, Named } from '#contract/listing.ts'
import { toDirhams } from '#contract/money.ts'
import { optionalIn } from '#contract/optional-fields.ts'
import { listingSlug } from '#contract/part-number.ts'
import { presentCompanyNames } from '../platform/company-names.ts'
import { presentCrossNumbers } from './cross-numbers.ts'
import { isVehicles } from './fitted-vehicles.ts'
import type { ListingRow } from './listing.store.ts'
import type { FittedVehicle } from './reference.tables.ts'
import type { Reference } from './reference.ts'
import type { Names } from './reference/reference.types.ts'

export function presentNamed(
  entry: { id: string; names: Names; name?: string },
  language: Language,
): Named {
  return { _id: entry.id, name: entry.name ?? entry.names.en, label: entry.names[language] }
}

export function presentListing(row: ListingRow, reference: Reference, language: Language): Listing {
  const fits = presentFits(isVehicles(row.vehicles) ? row.vehicles : [], reference, language)
  const category = reference.category(row.categoryNo)!
  const subCategory = row.subCategoryNo ? reference.subCategory(row.subCategoryNo) : undefined
  const images = row.images.map(({ id, width, height }) => ({
    url: `/media/${id}/640.webp`,
    width,
    height,
  }))
  return {
    _id: row.id,
    slug: listingSlug(row.partName, row.skuKey),
    partName: row.partName,
    partSKU: row.sku,
    partBrand: row.brand,
    crossNumbers: presentCrossNumbers(row, language),
    category: category.name,
    categoryLabel: category.names[language],
    subCategory: subCategory?.names.en ?? null,
    subCategoryLabel: subCategory?.names[language] ?? null,
    price: toDirhams(row.priceFils),
    currency: 'AED',
    quantity: row.available,
    available: row.available,
    pic: images[0]?.url ?? null,
    images,
    ...optionalIn(row),
    shortDescription: row.shortDescription,
    description: row.description,
    makes: fits.map((fit) => fit.make._id),
    models: fits.flatMap((fit) => fit.models.map((model) => model._id)),
    fits,
    user: row.sellerId,
    seller: {
      _id: row.sellerId,
      ...presentCompanyNames(row),
      emirate: row.emirate,
    },
    date: row.createdAt.toISOString(),
    confirmed: row.confirmedAt.toISOString(),
    favourite_users: [],
    favourite_count: row.favouriteCount,
  }
}

export function presentFits(
  vehicles: FittedVehicle[],
  reference: Reference,
  language: Language,
): Fit[] {
  const fits = new Map<number, Fit>()
  for (const { model: modelNo, from, to } of vehicles) {
    const model = reference.model(modelNo)
    if (!model) continue
    const fit = fits.get(model.makeNo) ?? {
      make: presentNamed(reference.make(model.makeNo)!, language),
      models: [],
    }
    fits.set(model.makeNo, fit)
    fit.models.push({ ...presentNamed(model, language), from, to })
  }
  return [...fits.values()]
}
