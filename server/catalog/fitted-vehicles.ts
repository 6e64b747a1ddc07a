import type { FittedVehicle } from './reference.tables.ts'

/** Whether what a fitment holds is what the contract lets people enter: the column takes any JSON. */
export function isVehicles(value: unknown): value is FittedVehicle[] {
  return (
    Array.isArray(value) &&
    value.every(
      (vehicle: Partial<FittedVehicle> | null) =>
        Number.isInteger(vehicle?.model) && isYear(vehicle!.from) && isYear(vehicle!.to),
    )
  )
}

const isYear = (year: number | undefined) =>
  year === undefined || (Number.isInteger(year) && year >= 0 && year < 10_000)
