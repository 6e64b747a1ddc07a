import { referenceOf, type Reference, type ReferenceRows } from '../catalog/reference.ts'
import { modelKey, subCategoryKey } from '../catalog/reference.store.ts'
import { categories } from '../catalog/reference/categories.ts'
import { partTypes } from '../catalog/reference/part-types.ts'
import { makes } from '../catalog/reference/vehicles.ts'
import { idFromKey } from '../platform/id.ts'

/** The reference of this release as a new database would have it, but without one. */
export function referenceInMemory(today = new Date()): Reference {
  return referenceOf(rowsOfRelease(), today)
}

function rowsOfRelease(): ReferenceRows {
  const categoryRows = categories.map(({ key, name, names }, i) => ({
    ...{ no: i + 1, id: idFromKey(`category/${key}`), key, name, names },
  }))
  const categoryNo = numbersOf(categoryRows)
  const subCategoryRows = categories
    .flatMap((parent) => parent.subCategories.map((sub) => ({ parent, ...sub })))
    .map(({ parent, key, names }, i) => ({
      no: i + 1,
      id: idFromKey(`sub-category/${subCategoryKey(parent.key, key)}`),
      key: subCategoryKey(parent.key, key),
      categoryNo: categoryNo.get(parent.key)!,
      names,
    }))
  const subCategoryNo = numbersOf(subCategoryRows)
  const makeRows = makes.map(({ key, idCarMake, names }, i) => ({
    ...{ no: i + 1, id: idFromKey(`make/${key}`), key, idCarMake, names },
  }))
  return {
    categories: categoryRows,
    subCategories: subCategoryRows,
    partTypes: partTypes.map(({ key, category, subCategory, names }, i) => ({
      no: i + 1,
      key,
      categoryNo: categoryNo.get(category)!,
      subCategoryNo: subCategory ? subCategoryNo.get(subCategoryKey(category, subCategory))! : null,
      names,
    })),
    makes: makeRows,
    models: makes
      .flatMap((make, i) => make.models.map((model) => ({ makeNo: i + 1, make, ...model })))
      .map(({ makeNo, make, key, idCarModel, names, generations }, i) => ({
        no: i + 1,
        id: idFromKey(`model/${modelKey(make.key, key)}`),
        key: modelKey(make.key, key),
        ...{ makeNo, idCarModel, names, generations },
      })),
  }
}

const numbersOf = (rows: { key: string; no: number }[]) =>
  new Map(rows.map(({ key, no }) => [key, no]))
