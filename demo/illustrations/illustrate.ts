import { framed } from './frame.ts'
import { takePen } from './pen.ts'
import type { Draw } from './pen.ts'
import { n, turned } from './shapes.ts'
import { body } from './body.ts'
import { brakes } from './brakes.ts'
import { cabin } from './cabin.ts'
import { consumables } from './consumables.ts'
import { cooling } from './cooling.ts'
import { engine } from './engine.ts'
import { fuel } from './fuel.ts'
import { hardware } from './hardware.ts'
import { electrics } from './electrics.ts'
import { electronics } from './electronics.ts'
import { lamps } from './lamps.ts'
import { rubberParts } from './rubber-parts.ts'
import { steering } from './steering.ts'
import { suspension } from './suspension.ts'
import { service } from './service.ts'
import { timing } from './timing.ts'
import { transmission } from './transmission.ts'

const registry = {
  ...service,
  ...engine,
  ...timing,
  ...cooling,
  ...fuel,
  ...transmission,
  ...lamps,
  ...electrics,
  ...electronics,
  ...suspension,
  ...steering,
  ...body,
  ...brakes,
  ...rubberParts,
  ...consumables,
  ...cabin,
  ...hardware,
} satisfies Record<string, Draw>

export const drawings = Object.keys(registry) as (keyof typeof registry)[]
export type Drawing = (typeof drawings)[number]

/**
 * One part on a sheet of squared paper: a self-contained SVG of 320×240.
 *
 * The same seed gives the same picture. What stands before the first "/" is read as the brand
 * ("ADVICS/43512-60191") and alone settles the label's colours; the whole seed settles
 * the rest.
 */
export function illustrate(drawing: Drawing, seed: string): string {
  const pen = takePen(drawing, seed)
  const tilt = n((pen.random() - 0.5) * 10)
  const grid = `grid-${drawing}-${Math.floor(pen.random() * 2 ** 32).toString(36)}`
  const drawn = turned(tilt, 160, 120, registry[drawing](pen))
  return framed({ paper: pen.paper, grid, ground: 212, shadow: 96 }, drawn)
}
