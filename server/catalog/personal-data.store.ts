import { eq, sql } from 'drizzle-orm'
import { optionalFields } from '#contract/optional-fields.ts'
import { eraseRows, inChunks, isoDate, type PersonalData } from '../platform/personal-data.ts'
import { carListing } from './car-listing.tables.ts'
import { listing } from './listing.tables.ts'
import { category, fitment, make, model } from './reference.tables.ts'

const largest = (picture: ReturnType<typeof sql>) =>
  sql`'/media/' || (${picture}->>'id') || '/640.webp'`

const fits = sql`(
  select coalesce(json_agg(json_build_object('make', ${make.names}->>'en',
    'model', ${model.names}->>'en', 'from', (v->>'from')::int, 'to', (v->>'to')::int)), '[]')
  from ${fitment}, jsonb_array_elements(${fitment.vehicles}) v
  join ${model} on ${model.no} = (v->>'model')::int join ${make} on ${make.no} = ${model.makeNo}
  where ${fitment.no} = ${listing.fitmentNo})`

const optional = sql.join(
  optionalFields.map((name) => sql`${listing[name]} as ${sql.identifier(name)}`),
  sql`, `,
)

/** What a company offers, has paused and has removed. */
export const catalogData: PersonalData = {
  export: (db, { no }) => ({
    listings: inChunks(
      db,
      0,
      (after) => sql`
        select ${listing.no} as key, sku, part_name "partName", brand,
          ${category.name} category, price_fils / 100.0::float8 price, quantity, universal,
          case ${listing.status} when 'withdrawn' then 'active' else ${listing.status}::text end status,
          ${optional},
          (select coalesce(json_agg(n - 'key'), '[]') from jsonb_array_elements(cross_numbers) n)
            "crossNumbers", short_description "shortDescription", description, ${fits} fits,
          (select coalesce(json_agg(${largest(sql`p`)}), '[]') from jsonb_array_elements(images) p) pictures,
          ${isoDate(listing.createdAt)} created, ${isoDate(listing.updatedAt)} updated,
          ${isoDate(listing.confirmedAt)} confirmed
        from ${listing} join ${category} on ${category.no} = ${listing.categoryNo}
        where ${listing.sellerNo} = ${no} and ${listing.no} > ${after} order by ${listing.no}`,
    ),
    cars: inChunks(
      db,
      0,
      (after) => sql`
        select no as key, reference_code reference, make, model, year, version, mileage, unit,
          price_fils / 100.0::float8 price, transmission, ${largest(sql`photo`)} picture,
          ${isoDate(carListing.createdAt)} created
        from ${carListing} where seller_no = ${no} and no > ${after} order by no`,
    ),
  }),

  /** They were taken off sale when their company asked to leave, so no process shows them any more. */
  async erase(db, { no }) {
    await eraseRows(db, listing, eq(listing.sellerNo, no))
    await eraseRows(db, carListing, eq(carListing.sellerNo, no))
  },
}
