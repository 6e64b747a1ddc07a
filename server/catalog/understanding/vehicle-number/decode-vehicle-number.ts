import { decodeFrameNumber } from './decode-frame-number.ts'
import { decodeVin } from './decode-vin.ts'

export type VehicleNumber = {
  kind: 'vin' | 'frame'
  /** Upper case, without separators; frames as CODE-NUMBER. */
  number: string
  make?: { name: string; key?: string }
  /** Models it can be, the likeliest first; empty when the number doesn't tell. */
  models: { key: string; from?: number; to?: number }[]
  /**
   * Possible model years, the likeliest first. All years of the models, in their order, where the
   * number itself doesn't tell: take the first for the year only when it is alone.
   */
  years: number[]
  /** ISO country of the plant, or the continent of the first character ("Asia" …). */
  region: string
  /** "wrong" in North America and China only, where it is demanded: most likely a typing error. */
  checkDigit: 'right' | 'wrong' | 'unused'
  /**
   * high: one model by a published key or a chassis code, and its year or its frame; medium: the
   * models are as sure, but several or without a year, or no more than the make is known; low: a
   * guess, a wrong check digit, or an unknown maker.
   */
  confidence: 'high' | 'medium' | 'low'
}

/**
 * What a VIN (17 characters, ISO 3779) or a Japanese frame number (GDJ150-1234567) tells of a vehicle.
 * The text is the number alone; lower case, spaces, dashes and the digits of Arabic, Persian and full
 * width are fine. Nothing for anything else: O isn't read as 0, nor I as 1. `today` bounds the model
 * years.
 */
export function decodeVehicleNumber(text: string, today = new Date()): VehicleNumber | undefined {
  const typed = plain(text)
  return typed.length > 40
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
