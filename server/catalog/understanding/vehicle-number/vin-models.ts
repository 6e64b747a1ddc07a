import { chassisCodes, generationOf, withoutBody, type ModelYears } from './find-chassis-code.ts'
import { chassisCodeInVin, vinPatterns } from './vin-patterns.ts'
import { vinPatternsOfOthers } from './vin-patterns-others.ts'

/** `year`: whether the tenth character can be the model year. */
export type VinModels = { models: ModelYears[]; sure: boolean; year: boolean }

const patterns = [...vinPatterns, ...vinPatternsOfOthers].map(
  ([identifiers, characters, generations, certainty]) => ({
    pattern: new RegExp(`^(?:${identifiers})(?:${characters})`),
    models: generations.split(' ').map(generationOf),
    sure: certainty !== 'guess',
    year: true,
  }),
)

const codes = chassisCodeInVin.map((rule) => ({
  ...rule,
  pattern: new RegExp(`^(?:${rule.identifiers})`),
}))

/** The models that the first nine characters of a VIN tell of; nothing where they don't tell. */
export function modelsOfVin(vin: string): VinModels | undefined {
  return patterns.find(({ pattern }) => pattern.test(vin)) ?? modelsOfCode(vin)
}

function modelsOfCode(vin: string): VinModels | undefined {
  for (const { pattern, makes, at, lengths, year, letters = [''] } of codes) {
    if (!pattern.test(vin)) continue
    for (const length of lengths) {
      const known = letters.flatMap((letter) => {
        const code = letter + vin.slice(at, at + length)
        return chassisCodes.get(code) ?? chassisCodes.get(withoutBody(code)) ?? []
      })
      const models = known.filter(({ key }) => makes.includes(key.split('/')[0]!))
      if (models.length > 0) return { models: [...new Set(models)], sure: true, year }
    }
  }
  return undefined
}
