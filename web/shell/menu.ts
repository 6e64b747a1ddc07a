import { useRouteLoaderData } from 'react-router'
import type { Category, Make } from '#contract/catalog.ts'
import type { Office } from '#contract/contact.ts'
import { slugOf } from '#contract/part-number.ts'

const maxShown = 10

/**
 * A category as shown in menus: the first ten subcategories (slug -> label), and how many there
 * are.
 */
export type MenuCategory = {
  slug: string
  label: string
  subCategories: Record<string, string>
  total: number
}

/** Every page contains these, so they hold only what menus show. */
export function toMenuCategory({ slug, label, subCategories }: Category): MenuCategory {
  const shown = subCategories.slice(0, maxShown)
  return {
    slug,
    label,
    subCategories: Object.fromEntries(shown.map((sub) => [sub.slug, sub.label])),
    total: subCategories.length,
  }
}

/** The makes of menus, tiles and the beginning of lists; the first of all makes, in their order. */
export const leadingMakes = 10

/** A make as shown in menus and tiles. */
export type MenuMake = { slug: string; label: string }

export function toMenuMake({ name, label }: Make): MenuMake {
  return { slug: slugOf(name), label }
}

/** What the root loads for every page: categories, makes, and the operator's social links. */
export type Menu = { categories: MenuCategory[]; makes: MenuMake[]; social: Office['social'] }

const nothing: Menu = { categories: [], makes: [], social: [] }

/** The menu of the document; empty when loading it failed. */
export function useMenu(): Menu {
  return (useRouteLoaderData('root') as Menu | undefined) ?? nothing
}

export const makeHref = (slug: string) => `/car-parts/${slug}`
export const categoryHref = (slug: string) => `/spare-parts/${slug}`
export const subCategoryHref = (slug: string, sub: string) => `/spare-parts/${slug}?sub=${sub}`
