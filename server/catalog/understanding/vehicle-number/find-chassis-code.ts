import { makes } from '../../reference/vehicles.ts'
import { bodyCodesByGeneration } from './body-codes.ts'
import { chassisCodesByGeneration } from './chassis-codes.ts'

/** A model ("toyota/prado") and the model years in question; `to` is missing while it is on sale. */
export type ModelYears = { key: string; from: number; to?: number }

/** The generations of the reference data that have a code, by "make/model/code". */
const generations: ReadonlyMap<string, ModelYears> = new Map(
  makes.flatMap((make) =>
    make.models.flatMap((model) =>
      model.generations.flatMap(({ code, from, to }): [string, ModelYears][] => {
        const key = `${make.key}/${model.key}`
        return code ? [[`${key}/${code}`, to === null ? { key, from } : { key, from, to }]] : []
      }),
    ),
  ),
)

/** The whole life of each model, by "make/model". */
const lives: ReadonlyMap<string, ModelYears> = new Map(
  makes.flatMap((make) =>
    make.models.map(({ key, generations: all }): [string, ModelYears] => {
      const life = { key: `${make.key}/${key}`, from: all[0]!.from }
      const { to } = all.at(-1)!
      return [life.key, to === null ? life : { ...life, to }]
    }),
  ),
)

/**
 * A generation named "make/model/code", or the life of a model named "make/model". Throws where the
 * reference data has none of that name.
 */
export function generationOf(name: string): ModelYears {
  const generation = generations.get(name) ?? lives.get(name)
  if (!generation) throw new Error(`No generation is called ${name}`)
  return generation
}

/**
 * Every chassis code and what it stands for, the likeliest first. A generation that has no line in
 * the table has its own code alone.
 */
export const chassisCodes: ReadonlyMap<string, ModelYears[]> = readChassisCodes()

function readChassisCodes(): Map<string, ModelYears[]> {
  const byCode = new Map<string, ModelYears[]>()
  const listed = { ...chassisCodesByGeneration, ...bodyCodesByGeneration }
  const alone = [...generations.keys()].filter((name) => !(name in listed))
  for (const [name, codes] of [
    ...Object.entries(listed),
    ...alone.map((name) => [name, name.split('/')[2]!] as const),
  ]) {
    const generation = generationOf(name)
    for (const written of codes.split(' ')) {
      const [code = '', years] = written.split(':')
      const models = byCode.get(code) ?? []
      byCode.set(code, models)
      models.push(years ? withinYears(generation, years) : generation)
    }
  }
  return byCode
}

function withinYears({ key, to: end }: ModelYears, years: string): ModelYears {
  const [from = '', to] = years.split('-')
  const last = to ? Number(to) : end
  return last === undefined ? { key, from: Number(from) } : { key, from: Number(from), to: last }
}

/**
 * What a chassis code stands for, however it is typed: "grj150", "GRJ150L", the whole model code of
 * the plate ("GRJ150L-GKAEKV"), the letter for the body left aside. Codes of two letters (Mazda,
 * Subaru, Honda) mean little without the make beside them. Nothing for what isn't a known code.
 */
export function findChassisCode(text: string): ModelYears[] {
  const [code = ''] = text.trim().toUpperCase().split('-')
  return chassisCodes.get(code) ?? chassisCodes.get(withoutBody(code)) ?? []
}

/** "GRJ150W" is a GRJ150 with the body of a wagon; "KEEFW" is a code of its own. */
export const withoutBody = (code: string) => code.replace(/(?<=\d)[A-Z]$/, '')
