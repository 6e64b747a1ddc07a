import { sql } from 'drizzle-orm'
import type { Executor } from '../platform/db.ts'
import { idFromKey } from '../platform/id.ts'
import { categories } from './reference/categories.ts'
import { partTypes } from './reference/part-types.ts'
import { makes } from './reference/vehicles.ts'
import { category, make, model, partType, subCategory } from './reference.tables.ts'

/** The key of a model beyond its make: "toyota/hilux". */
export const modelKey = (makeKey: string, key: string) => `${makeKey}/${key}`
/** The key of a subcategory beyond its category: "lamp-items/headlamps". */
export const subCategoryKey = (categoryKey: string, key: string) => `${categoryKey}/${key}`

export const allCategories = (db: Executor) => db.select().from(category).orderBy(category.no)
export const allSubCategories = (db: Executor) =>
  db.select().from(subCategory).orderBy(subCategory.no)
export const allPartTypes = (db: Executor) => db.select().from(partType).orderBy(partType.no)
export const allMakes = (db: Executor) => db.select().from(make).orderBy(make.no)
export const allModels = (db: Executor) => db.select().from(model).orderBy(model.no)

/**
 * Writes the reference data of this release into the tables, by key: new entries get a number,
 * known ones keep theirs and take the new names.
 */
export async function saveReference(db: Executor): Promise<void> {
  await db
    .insert(category)
    .values(
      categories.map(({ key, name, names }, i) => ({
        no: i + 1,
        id: idFromKey(`category/${key}`),
        key,
        name,
        names,
      })),
    )
    .onConflictDoUpdate({ target: category.key, set: { names: sql`excluded.names` } })
  const categoryNos = new Map((await allCategories(db)).map((row) => [row.key, row.no]))

  await db
    .insert(subCategory)
    .values(
      categories.flatMap((parent) =>
        parent.subCategories.map(({ key, names }) => ({
          id: idFromKey(`sub-category/${subCategoryKey(parent.key, key)}`),
          key: subCategoryKey(parent.key, key),
          categoryNo: categoryNos.get(parent.key)!,
          names,
        })),
      ),
    )
    .onConflictDoUpdate({ target: subCategory.key, set: { names: sql`excluded.names` } })
  const subCategoryNos = new Map((await allSubCategories(db)).map((row) => [row.key, row.no]))

  await db
    .insert(partType)
    .values(
      partTypes.map((type) => ({
        key: type.key,
        categoryNo: categoryNos.get(type.category)!,
        subCategoryNo: type.subCategory
          ? subCategoryNos.get(subCategoryKey(type.category, type.subCategory))!
          : null,
        names: type.names,
      })),
    )
    .onConflictDoUpdate({
      target: partType.key,
      set: {
        names: sql`excluded.names`,
        categoryNo: sql`excluded.category_no`,
        subCategoryNo: sql`excluded.sub_category_no`,
      },
    })

  await db
    .insert(make)
    .values(
      makes.map(({ key, names, idCarMake }) => ({
        id: idFromKey(`make/${key}`),
        key,
        idCarMake,
        names,
      })),
    )
    .onConflictDoUpdate({ target: make.key, set: { names: sql`excluded.names` } })
  const makeNos = new Map((await allMakes(db)).map((row) => [row.key, row.no]))

  await db
    .insert(model)
    .values(
      makes.flatMap((parent) =>
        parent.models.map(({ key, names, idCarModel, generations }) => ({
          id: idFromKey(`model/${modelKey(parent.key, key)}`),
          key: modelKey(parent.key, key),
          makeNo: makeNos.get(parent.key)!,
          idCarModel,
          names,
          generations,
        })),
      ),
    )
    .onConflictDoUpdate({
      target: model.key,
      set: { names: sql`excluded.names`, generations: sql`excluded.generations` },
    })
}
