import { homeMakes } from '../../reference/vehicles.ts'
import { checkDigitOf, checkDigitState } from './check-digit.ts'
import type { VehicleNumber } from './vehicle-number.ts'
import { makeOfModel } from './make-of-model.ts'
import { manufacturers } from './manufacturers.ts'
import { agree, forNorthAmerica, yearsOfVin } from './model-years.ts'
import { modelsOfVin } from './vin-models.ts'
import { regionOf } from './vin-regions.ts'

/**
 * The vehicle of a VIN, typed in capitals with spaces and dashes anywhere. The last four characters
 * are digits (ISO 3779), and no VIN is without a letter, so that words and long numbers aren't taken
 * for one. Pieces that together happen to count seventeen are refused unless the maker is known or the
 * check digit right. No VIN has the letters I, O and Q: in one piece of a known maker they are read as the
 * digits that they were taken for.
 */
export function decodeVin(typed: string, today: Date): VehicleNumber | undefined {
  const bare = typed.replace(/[ .-]/g, '')
  const vin = bare.replace(/[OQ]/g, '0').replaceAll('I', '1')
  if (!/^[A-HJ-NPR-Z0-9]{13}[0-9]{4}$/.test(vin) || !/[A-Z]/.test(vin)) return undefined
  const region = regionOf(vin)
  if (!region) return undefined
  const manufacturer = manufacturers.get(vin.slice(0, 3))
  const isOnePiece = bare === typed
  const isCredible =
    vin === bare
      ? manufacturer || isOnePiece || vin[8] === checkDigitOf(vin)
      : manufacturer && isOnePiece
  if (!isCredible) return undefined

  const checkDigit = checkDigitState(vin)
  const found = modelsOfVin(vin)
  const hasModelYear = found
    ? found.year
    : writesYear.has(manufacturer?.key) || yearAtTen.test(vin) || checkDigit === 'right'
  const typedYears = hasModelYear ? yearsOfVin(vin, today) : []
  const { models, years } = found
    ? agree(found.models, typedYears, today, forNorthAmerica(vin))
    : { models: [], years: typedYears }
  const make = makeOfModel(models[0]?.key) ?? manufacturer
  return {
    kind: 'vin',
    number: vin,
    ...(make && { make: make.key ? { name: make.name, key: make.key } : { name: make.name } }),
    models,
    years,
    region: manufacturer?.country ?? region,
    checkDigit,
    confidence: confidenceOf(),
  }

  function confidenceOf(): VehicleNumber['confidence'] {
    if (checkDigit === 'wrong' || !manufacturer || found?.sure === false) return 'low'
    const keys = new Set(models.map(({ key }) => key))
    return keys.size === 1 && years.length === 1 ? 'high' : 'medium'
  }
}

/** The makers of Japan write it as the tenth character in every market. */
const writesYear = new Set<string | undefined>(homeMakes.map(({ key }) => key))

/**
 * Makers and countries that write the model year as the tenth character: North America, China, Korea
 * and India by law; Audi, Volkswagen, Porsche, Skoda, Jaguar, Land Rover and Volvo everywhere.
 */
const yearAtTen = /^([1-57KL]|M[A-E]|W[APV]|TMB|TRU|SA[DJL]|YV)/
