import { batteriesLubricantsTiresTrade } from './part-trade/batteries-lubricants-tires.ts'
import { bodyPartsTrade } from './part-trade/body-parts.ts'
import { brakePartsTrade } from './part-trade/brake-parts.ts'
import { clutchPartsTrade } from './part-trade/clutch-parts.ts'
import { electricalsTrade } from './part-trade/electricals.ts'
import { engineCoolingTrade } from './part-trade/engine-cooling.ts'
import { enginePartsTrade } from './part-trade/engine-parts.ts'
import { fuelPartsTrade } from './part-trade/fuel-parts.ts'
import { interiorExteriorAccessoriesTrade } from './part-trade/interior-exterior-accessories.ts'
import { lampItemsTrade } from './part-trade/lamp-items.ts'
import { rubberPartsTrade } from './part-trade/rubber-parts.ts'
import { servicePartsTrade } from './part-trade/service-parts.ts'
import { steeringPartsTrade } from './part-trade/steering-parts.ts'
import { suspensionPartsTrade } from './part-trade/suspension-parts.ts'
import { transmissionPartsTrade } from './part-trade/transmission-parts.ts'
import type { PartTrade } from './part-trade/part-trade.types.ts'

export type { BrandGroup, PartTrade } from './part-trade/part-trade.types.ts'

/** How each part type trades in the UAE, by the type's key. */
export const partTrade: Record<string, PartTrade> = Object.fromEntries(
  [
    ...servicePartsTrade,
    ...enginePartsTrade,
    ...engineCoolingTrade,
    ...fuelPartsTrade,
    ...transmissionPartsTrade,
    ...clutchPartsTrade,
    ...lampItemsTrade,
    ...electricalsTrade,
    ...suspensionPartsTrade,
    ...steeringPartsTrade,
    ...bodyPartsTrade,
    ...brakePartsTrade,
    ...rubberPartsTrade,
    ...batteriesLubricantsTiresTrade,
    ...interiorExteriorAccessoriesTrade,
  ].map((trade) => [trade.key, trade]),
)
