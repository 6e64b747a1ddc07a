import { longestVehicleNumber } from '#contract/limits.ts'
import { decodeFrameNumber } from './decode-frame-number.ts'
import { decodeVin } from './decode-vin.ts'
import type { VehicleNumber } from './vehicle-number.ts'

/**
 * What a VIN (17 characters, ISO 3779) or a Japanese frame number (GDJ150-1234567) tells of a vehicle.
 * The text is the number alone; lower case, spaces, dashes and the digits of Arabic, Persian and full
 * width are fine. Nothing for anything else. `today` bounds the model years.
 */
export function decodeVehicleNumber(text: string, today = new Date()): VehicleNumber | undefined {
  const typed = plain(text)
  return typed.length > longestVehicleNumber
    ? undefined
    : (decodeVin(typed, today) ?? decodeFrameNumber(typed, today))
}

/** Capital letters and ASCII digits, one kind of dash, single spaces. */
function plain(text: string): string {
  return text
    .slice(0, 100)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/\p{Pd}/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase()
}
