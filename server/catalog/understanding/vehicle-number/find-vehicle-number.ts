import { decodeVehicleNumber } from './decode-vehicle-number.ts'
import type { VehicleNumber } from './vehicle-number.ts'

/** A decoded number and where it stands in the text, the end not included. */
export type FoundVehicleNumber = VehicleNumber & { start: number; end: number }

/**
 * The VIN or frame number in a text: the whole text, else the first of its words that is one, else a
 * VIN written in groups ("JTE BX9FJ 5FK123456").
 */
export function findVehicleNumber(text: string): FoundVehicleNumber | undefined {
  const whole = decodeVehicleNumber(text)
  if (whole) return { ...whole, start: 0, end: text.length }
  const words = [...text.matchAll(/\S+/gu)]
  for (const count of [1, 2, 3, 4])
    for (let at = 0; at + count <= words.length; at++) {
      const start = words[at]!.index
      const last = words[at + count - 1]!
      const end = last.index + last[0].length
      const typed = text.slice(start, end)
      if (count > 1 ? typed.replace(/\s/gu, '').length !== VIN_LENGTH : typed.length < 8) continue
      const found = decodeVehicleNumber(typed)
      if (found) return { ...found, start, end }
    }
  return undefined
}

const VIN_LENGTH = 17
