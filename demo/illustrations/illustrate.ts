import { ink } from './palette.ts'
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
} satisfies Record<string, Draw>

export const drawings = Object.keys(registry) as (keyof typeof registry)[]
export type Drawing = (typeof drawings)[number]

const sheet = 'M0 0H320V240H0Z'
const cornerMarks = 'M12 26V12H26M294 12H308V26M308 214V228H294M26 228H12V214'

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
  const shadow = `<ellipse cx="160" cy="212" rx="96" ry="9" fill="${ink}" opacity=".14"/>`
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">',
    `<pattern id="${grid}" width="16" height="16" patternUnits="userSpaceOnUse">`,
    `<path d="M16 0H0V16" fill="none" stroke="${ink}" stroke-opacity=".06"/></pattern>`,
    `<path d="${sheet}" fill="${pen.paper}"/><path d="${sheet}" fill="url(#${grid})"/>`,
    `<path d="${cornerMarks}" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="2"/>`,
    shadow,
    `<g fill="none" stroke="${ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">`,
    turned(tilt, 160, 120, registry[drawing](pen)),
    '</g></svg>',
  ].join('')
}
