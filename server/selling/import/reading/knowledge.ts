import type { ImportKind } from '#contract/import-columns.ts'
import type { catalogService } from '#server/catalog/catalog.service.ts'

type Parts = Parameters<typeof catalogService>[1]

export type Reference = Parts['reference']
export type Understanding = Parts['understanding']
export type FittedVehicle = Parameters<Reference['fittedYears']>[0][number]

/** What a row is read with. */
export type Knowledge = {
  reference: Reference
  understanding: Understanding
  kind: ImportKind
  /** Part numbers stand under our own heading: each is taken as it is written. */
  hasOwnNumbers?: boolean
}

/** Stock lists are read by themselves, whatever else is on offer. */
export const nothingOnOffer = { knowsWord: () => false }
