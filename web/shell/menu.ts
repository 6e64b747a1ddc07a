import { useRouteLoaderData } from 'react-router'
import type { Category, Make } from '#contract/catalog.ts'
import type { Office } from '#contract/contact.ts'
import { slugOf } from '#contract/part-number.ts'

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

/** A make as menus and tiles show it. */
export type MenuMake = { slug: string; label: string }

export function toMenuMake({ name, label }: Make): MenuMake {
  return { slug: slugOf(name), label }
}

/** What the root loads for every page: what is sold, and where else the operator is found. */
export type Menu = { categories: MenuCategory[]; makes: MenuMake[]; social: Office['social'] }

const nothing: Menu = { categories: [], makes: [], social: [] }

/** The menu of the document; empty when the server failed to give it. */
export function useMenu(): Menu {
  return (useRouteLoaderData('root') as Menu | undefined) ?? nothing
}

export const makeHref = (slug: string) => `/car-parts/${slug}`
export const categoryHref = (slug: string) => `/spare-parts/${slug}`
export const subCategoryHref = (slug: string, sub: string) => `/spare-parts/${slug}?sub=${sub}`
