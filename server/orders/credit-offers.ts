import type { CreditProblem } from '#contract/credit-status.ts'
import { toDirhams, type Fils } from '#contract/money.ts'
import type { Quote } from '#contract/orders.ts'
import { presentCompanyNames } from '../platform/company-names.ts'
import { sumOf } from './amounts.ts'
import type { CreditStanding } from './order-credit.store.ts'
import { amountsOf, type PricedGroup } from './priced-cart.ts'

/** Whether the part of a cart that one seller fills could be ordered on credit. */
export type CreditOffer = {
  group: PricedGroup
  neededFils: Fils
  freeFils: Fils
  /** Undefined where the seller grants none. */
  standing: CreditStanding | undefined
  problem: CreditProblem | undefined
}

export const creditOffers = (groups: PricedGroup[], standings: CreditStanding[]): CreditOffer[] =>
  groups.map((group) => {
    const standing = standings.find(({ sellerNo }) => sellerNo === group.sellerNo)
    const neededFils = sumOf(amountsOf(group))
    const freeFils = Math.max(0, standing ? standing.limitFils - standing.openFils : 0) as Fils
    return {
      group,
      neededFils,
      freeFils,
      standing,
      problem: problemOf(standing, { neededFils, freeFils }),
    }
  })

function problemOf(
  standing: CreditStanding | undefined,
  { neededFils, freeFils }: Pick<CreditOffer, 'neededFils' | 'freeFils'>,
): CreditProblem | undefined {
  if (!standing) return 'not_granted'
  if (standing.state !== 'active') return 'paused'
  if (standing.isOverdue) return 'overdue'
  return neededFils > freeFils ? 'not_enough' : undefined
}

/** An order has one way of payment: each of its sellers must grant enough. */
export const isOnCredit = (offers: CreditOffer[]): boolean =>
  offers.length > 0 && offers.every(({ problem }) => !problem)

/** What each seller grants; nothing where none of them does, so that others aren't bothered with it. */
export const presentCredit = (offers: CreditOffer[]): Pick<Quote, 'credit'> =>
  offers.some(({ standing }) => standing)
    ? {
        credit: offers.map(({ group, neededFils, freeFils, standing, problem }) => ({
          ...{ seller: group.sellerId, ...presentCompanyNames(group) },
          ...{ needed: toDirhams(neededFils), free: toDirhams(freeFils) },
          days: standing?.days ?? null,
          ...(problem && { problem }),
        })),
      }
    : {}
