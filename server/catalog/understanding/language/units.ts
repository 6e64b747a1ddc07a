const UNITS =
  'amps?|ampere|ah|a|v|volts?|w|watts?|l|ltrs?|liters?|litres?|ml|mm|cm|inch|kg|grams?|امبير|فولت|واط|لتر|مل|انش|بوصه|كيلو'
const UNIT = new RegExp(`^(?:${UNITS})$`)
const SIZE = new RegExp(`^(\\d{1,5}(?:\\.\\d{1,3})?)(?:${UNITS})$`)

/** Whether a folded word is a unit of which a number stands before: the "amp" of "70 amp". */
export const isUnit = (word: string): boolean => UNIT.test(word)

/** The number of a folded word that has its unit with it: "70" of "70ah". */
export const numberOfSize = (word: string): string | undefined => SIZE.exec(word)?.[1]
