import { expect, type Locator, type Page } from '@playwright/test'

/** The found parts of a browse screen. */
export const cardsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Parts', exact: true }).getByRole('article')

/** The number above the list: "6,400 parts found". */
export async function totalOn(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ parts? found$/).innerText()
  return Number(text.replaceAll(/\D/g, ''))
}

/** Waits for the number above the list. */
export async function expectTotal(page: Page, total: number): Promise<void> {
  const text = `${total.toLocaleString('en')} ${total === 1 ? 'part' : 'parts'} found`
  await expect(page.getByText(text, { exact: true })).toBeVisible()
}

/** The filters beside the list, on a wide window. */
export const filtersOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Filters' })

/** One filter by its name, beside the list or in the sheet. */
export const facetOf = (root: Locator, name: string): Locator =>
  root.getByRole('group', { name, exact: true })

/** One value of a filter, with its count. */
export const valueOf = (facet: Locator, name: string): Locator =>
  facet.locator('label').filter({ has: facet.page().getByText(name, { exact: true }) })

/** How many parts a value says it brings. */
export async function countOf(value: Locator): Promise<number> {
  return Number((await value.locator('small').innerText()).replaceAll(',', ''))
}

/** The filters in force, above the list. */
export const chipsOf = (page: Page): Locator => page.getByRole('list', { name: 'Applied filters' })

/** The prices in sight, in dirhams. */
export async function pricesOf(page: Page): Promise<number[]> {
  const texts = await cardsOf(page).locator('.card-price bdi').allInnerTexts()
  return texts.map((text) => Number(text.replaceAll(/[^\d.]/g, '')))
}
