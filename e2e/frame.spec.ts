import { desktop, expect, open, test } from './fixtures.ts'

test.use({ locale: 'en', viewport: desktop })

test('[5] the header, "More" and the footer link to what there is', async ({ page }) => {
  await open(page, '/stores')
  const header = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const places = [
    ['Buy Parts', /\/all-listings$/],
    ['Sell Parts', /\/sell-your-parts$/],
    ['Sellers', /\/stores$/],
    ['News', /\/news$/],
  ] as const
  for (const [name, href] of places)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href)

  await page.getByRole('banner').getByRole('button', { name: 'More' }).click()
  const menu = page.locator('#more-menu')
  const placesAbout = [
    ['How it works', '/how-it-works'],
    ['About us', '/about-us'],
    ['Become a Buyer', '/become-buyer'],
    ['Become a Seller', '/become-seller'],
    ['Contact', '/contact'],
  ] as const
  for (const [name, path] of placesAbout)
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path)

  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('Ghiyar brings the parts counters of the Emirates')
  await expect(footer).toContainText('© Ghiyar')
  const addresses = await footer
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!))
  const footerPlaces = ['/all-listings', '/sell-your-parts', '/stores', '/news']
  for (const path of [...footerPlaces, '/spare-parts/service-parts', '/car-parts/toyota'])
    expect(addresses).toContain(path)
})
