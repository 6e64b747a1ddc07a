import type { PartType } from './reference.types.ts'
import { batteriesLubricantsTires } from './part-types/batteries-lubricants-tires.ts'
import { bodyParts } from './part-types/body-parts.ts'
import { brakeParts } from './part-types/brake-parts.ts'
import { clutchParts } from './part-types/clutch-parts.ts'
import { electricals } from './part-types/electricals.ts'
import { engineCooling } from './part-types/engine-cooling.ts'
import { engineParts } from './part-types/engine-parts.ts'
import { fuelParts } from './part-types/fuel-parts.ts'
import { interiorExteriorAccessories } from './part-types/interior-exterior-accessories.ts'
import { lampItems } from './part-types/lamp-items.ts'
import { rubberParts } from './part-types/rubber-parts.ts'
import { serviceParts } from './part-types/service-parts.ts'
import { steeringParts } from './part-types/steering-parts.ts'
import { suspensionParts } from './part-types/suspension-parts.ts'
import { transmissionParts } from './part-types/transmission-parts.ts'

/** Every kind of part that is sold here, category after category in menu order. */
export const partTypes: PartType[] = [
  ...serviceParts,
  ...engineParts,
  ...engineCooling,
  ...fuelParts,
  ...transmissionParts,
  ...clutchParts,
  ...lampItems,
  ...electricals,
  ...suspensionParts,
  ...steeringParts,
  ...bodyParts,
  ...brakeParts,
  ...rubberParts,
  ...batteriesLubricantsTires,
  ...interiorExteriorAccessories,
]
