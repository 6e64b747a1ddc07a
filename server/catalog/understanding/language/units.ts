const UNITS =
  'amps?|ampere|ah|a|v|volts?|w|watts?|l|ltrs?|liters?|litres?|ml|mm|cm|inch|kg|grams?|امبير|فولت|واط|لتر|مل|انش|بوصه|كيلو'
const UNIT = new RegExp(`^(?:${UNITS})$`)
const SIZE = new RegExp(`^(\\d{1,5}(?:\\.\\d{1,3})?)(?:${UNITS})$`)

/** Whether a folded word is a unit: the "amp" of "70 amp". */
export const isUnit = (word: string): boolean => UNIT.test(word)

/** Whether the word at a place is the unit of a number before it. */
export const isMeasure = (words: readonly { word: string }[], at: number): boolean =>
  isUnit(words[at]!.word) && /^\d+(?:\.\d+)?$/.test(words[at - 1]?.word ?? '')

/** The number of a folded word that has its unit with it: "70" of "70ah". */
export const numberOfSize = (word: string): string | undefined => SIZE.exec(word)?.[1]

const BATTERY_SIZE = /^(ns?\d{2,3}z?|\d{2,3}[bd]\d{2})[lrs]{0,2}$/

/** The size of a battery that a folded word is, without the side of its pole: "ns60" of "ns60l". */
export const batterySize = (word: string): string | undefined => BATTERY_SIZE.exec(word)?.[1]
