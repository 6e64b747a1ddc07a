import type { List } from '#contract/api.ts'

/** What a caller asked for; pages count from 1. */
export type Page = { page: number; limit: number }

export const offsetOf = ({ page, limit }: Page) => ({ offset: (page - 1) * limit, limit })

/** One page of a list that is all in memory. */
export function pageOf<Item>(items: Item[], { page, limit }: Page): List<Item> {
  return { items: items.slice((page - 1) * limit, page * limit), total: items.length }
}
