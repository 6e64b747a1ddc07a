import { useRouteLoaderData } from 'react-router'
import type { Category } from '#contract/catalog.ts'

const shownAtMost = 10

/** A category as menus show it: the first ten subcategories (slug -> label), and how many there are. */
export type MenuCategory = {
  slug: string
  label: string
  subCategories: Record<string, string>
  total: number
}

/** Every page carries these, so only what menus show. */
export function toMenuCategory({ slug, label, subCategories }: Category): MenuCategory {
  const shown = subCategories.slice(0, shownAtMost)
  return {
    slug,
    label,
    subCategories: Object.fromEntries(shown.map((sub) => [sub.slug, sub.label])),
    total: subCategories.length,
  }
}

/** The categories of the document; none when the server failed to give them. */
export function useMenuCategories(): MenuCategory[] {
  return (useRouteLoaderData('root') as MenuCategory[] | undefined) ?? []
}

export const categoryHref = (slug: string) => `/spare-parts/${slug}`
export const subCategoryHref = (slug: string, sub: string) => `/spare-parts/${slug}?sub=${sub}`
