import type pg from 'pg'

export type StockVehicle = { model: string; make: string; from?: number; to?: number }

/** A listing as the measure sees it. */
export type StockListing = {
  no: number
  id: string
  /** Keys of part types. */
  types: string[]
  name: string
  nameAr: string
  brand: string
  sku: string
  /** Short and long description without tags. */
  text: string
  vehicles: StockVehicle[]
  /** "front left", where it isn't read from the name. */
  side?: string
  /** The name of a listing in its set. */
  ownId?: string
  /** Names of the fitted makes and models. */
  vehiclesEn: string
  vehiclesAr: string
}

export const readStock = async (client: pg.Client): Promise<StockListing[]> =>
  (await client.query<StockListing>(stockInSql)).rows

/** Every listing on offer, one row each. */
export const stockInSql = `
  with fitted as (
    select f.no, json_agg(json_build_object(
        'model', o.key, 'make', m.key, 'from', v."from", 'to', v."to")) vehicles,
      string_agg(distinct (m.names->>'en') || ' ' || (o.names->>'en'), ' ') en,
      string_agg(distinct (m.names->>'ar') || ' ' || (o.names->>'ar'), ' ') ar
    from fitment f, jsonb_to_recordset(f.vehicles) v(model int, "from" int, "to" int)
      join model o on o.no = v.model join make m on m.no = o.make_no
    group by f.no)
  select l.no, l.id, array_remove(array[t.key], null) "types", l.part_name "name", coalesce(l.part_name_ar, '') "nameAr", l.brand, l.sku,
    l.short_description || ' ' || regexp_replace(l.description, '<[^>]*>', ' ', 'g') "text",
    coalesce(f.vehicles, '[]') vehicles, coalesce(f.en, '') "vehiclesEn", coalesce(f.ar, '') "vehiclesAr"
  from listing l left join part_type t on t.no = l.part_type_no left join fitted f on f.no = l.fitment_no
  where l.status = 'active' order by l.no`
