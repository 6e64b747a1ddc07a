import { homeMakes } from '../../reference/vehicles.ts'
import { chassisCodes, withoutBody, type ModelYears } from './find-chassis-code.ts'
import { makeOfModel } from './make-of-model.ts'
import { allYears } from './model-years.ts'
import type { VehicleNumber } from './vehicle-number.ts'

/**
 * The vehicle of a Japanese frame number: chassis code, dash, serial number of six or seven digits,
 * five in older ones. The code must be known and hold a digit or four letters, so that no part number
 * is taken for a frame. After a code of three characters six digits count at least; without dash or
 * space six in any case, and seven after a code of three characters.
 */
export function decodeFrameNumber(typed: string, today: Date): VehicleNumber | undefined {
  const found = separated(typed) ?? joined(typed)
  if (!found) return undefined
  const { code, serial, models } = found
  const make = makeOfModel(models[0]!.key)
  return {
    kind: 'frame',
    number: `${code}-${serial}`,
    ...(make && { make }),
    models,
    years: allYears(models, today),
    region: 'JP',
    checkDigit: 'unused',
    confidence: new Set(models.map(({ key }) => key)).size === 1 ? 'high' : 'medium',
  }
}

/** Makes of Japan, whose chassis codes stand before the serial number; those of others don't. */
const withFrameNumbers = new Set(homeMakes.map(({ key }) => key))

type Frame = { code: string; serial: string; models: ModelYears[] }

function separated(typed: string): Frame | undefined {
  const [, code, serial] = /^([A-Z0-9]{3,7}) ?[- ] ?(\d{5,7})$/.exec(typed) ?? []
  if (!code || !serial || (code.length === 3 && serial.length === 5)) return undefined
  return frame(code, serial)
}

function joined(typed: string): Frame | undefined {
  for (const digits of [7, 6]) {
    const code = typed.slice(0, -digits)
    const serial = typed.slice(-digits)
    if (!/^[A-Z0-9]{3,7}$/.test(code) || !/^\d+$/.test(serial)) continue
    if (code.length === 3 && digits === 6) continue
    const found = frame(code, serial)
    if (found) return found
  }
  return undefined
}

function frame(code: string, serial: string): Frame | undefined {
  if (!/\d|^.{4}/.test(code)) return undefined
  const known = chassisCodes.get(code) ?? chassisCodes.get(withoutBody(code)) ?? []
  const models = known.filter(({ key }) => withFrameNumbers.has(key.split('/')[0]!))
  return models.length > 0 ? { code, serial, models } : undefined
}
