import type { Language } from '#contract/language.ts'
import { slugOf } from '#contract/part-number.ts'
import { vehicleName } from '#web/shell/vehicle-words.ts'
import { persistedStore } from '#web/ui/persisted-store.ts'
import { parseStored } from '#web/ui/stored-text.ts'

/** The canonical name, and the displayed one. */
export type VehicleName = { name: string; label: string }

/** The vehicle that a visitor shops for; labels are in the language in which it was chosen. */
export type Vehicle = { make: VehicleName; model?: VehicleName; year?: number; language: Language }

/** Parses the stored vehicle; anything invalid is no vehicle. */
export function parseVehicle(text: string | null): Vehicle | null {
  const stored = parseStored(text, 1000) as Partial<Vehicle> | null | undefined
  const { make, model, year, language } = stored ?? {}
  if (!isName(make) || typeof language !== 'string') return null
  return {
    make,
    ...(isName(model) && { model }),
    ...(Number.isInteger(year) && { year: year! }),
    language,
  }
}

function isName(value: unknown): value is VehicleName {
  const { name, label } = (value ?? {}) as Partial<VehicleName>
  return typeof name === 'string' && slugOf(name) !== '' && typeof label === 'string'
}

const store = persistedStore({ key: 'ghiyar.vehicle', parse: parseVehicle })

/**
 * "My vehicle"; null on the server and while hydrating, because pages are the same for everyone.
 */
export const useVehicle = store.use

/**
 * Saves a vehicle, or removes it with null; every part of the page that shows it is updated. Where
 * it can't be stored, the search works, but the vehicle isn't saved.
 */
export const saveVehicle = (vehicle: Vehicle | null) => void store.write(vehicle)

/** Canonical names, for `fitVerdict`. */
export function namesOf(vehicle: Vehicle) {
  return { make: vehicle.make.name, model: vehicle.model?.name, year: vehicle.year }
}

/** "Toyota Land Cruiser 2016", in the language of the page if it was chosen in it. */
export function vehicleText(vehicle: Vehicle, language: Language): string {
  const textOf = (name: VehicleName) => (vehicle.language === language ? name.label : name.name)
  const name = vehicleName(textOf(vehicle.make), vehicle.model && textOf(vehicle.model))
  return vehicle.year === undefined ? name : `${name} ${vehicle.year}`
}

/** All listings for a vehicle; those of a category by its path. */
export function vehicleHref(vehicle: Vehicle, path = '/all-listings'): string {
  const params = new URLSearchParams({ make: slugOf(vehicle.make.name) })
  if (vehicle.model) params.set('model', slugOf(vehicle.model.name))
  if (vehicle.year) params.set('year', String(vehicle.year))
  return `${path}?${params}`
}
