import type { InputOf } from '#contract/api.ts'
import { callQuery } from '#web/shell/members/data-cache.ts'
import { pageOf } from '#web/ui/pages.ts'

/** One credit, or the list of those that a seller grants. */
export type CreditView =
  { kind: 'one'; id: string } | { kind: 'list'; page: number; order: string | undefined }

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What of credit an address shows; undefined where it shows something else. */
export function readCreditView(params: URLSearchParams, isSeller: boolean): CreditView | undefined {
  const id = params.get('credit')?.toLowerCase()
  if (id && idForm.test(id)) return { kind: 'one', id }
  if (!isSeller || params.get('side') !== 'credit') return undefined
  const order = params.get('order')?.toLowerCase()
  return {
    ...{ kind: 'list', page: pageOf(params) ?? 1 },
    order: order && idForm.test(order) ? order : undefined,
  }
}

export const creditsHref = '/payments?side=credit'
export const creditHref = (id: string) => `/payments?credit=${id}`

export const creditData = (id: string) => callQuery('getCredit', { id })
export const creditsData = (input: InputOf<'getCredits'>) => callQuery('getCredits', input)
export const garagesData = (input: InputOf<'findCreditGarages'>) =>
  callQuery('findCreditGarages', input)
