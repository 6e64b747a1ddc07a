import { makes } from '../../reference/vehicles.ts'

/** The make of a model, which isn't always that of the plant: Subaru builds the Toyota 86. */
export function makeOfModel(model: string | undefined): { name: string; key: string } | undefined {
  const make = makes.find(({ key }) => model?.startsWith(`${key}/`))
  return make && { name: make.names.en, key: make.key }
}
