import { decodeVehicleNumber, type DecodedVehicle } from './decode-vehicle-number.ts'

/** A decoded number and where it stands in the text, the end not included. */
export type FoundVehicleNumber = DecodedVehicle & { start: number; end: number }

/** The VIN or frame number in a text: the whole text, else the first of its words that is one. */
export function findVehicleNumber(text: string): FoundVehicleNumber | undefined {
  const whole = decodeVehicleNumber(text)
  if (whole) return { ...whole, start: 0, end: text.length }
  for (const { 0: word, index } of text.matchAll(/\S{8,}/gu)) {
    const found = decodeVehicleNumber(word)
    if (found) return { ...found, start: index, end: index + word.length }
  }
  return undefined
}
