import { desktop, expect, open, test, type Page } from './fixtures.ts'
import { expectGood } from './good-screen.ts'
import { groupsIn } from './content-replies.ts'

const matching = (page: Page) => page.getByRole('main').getByRole('status')

test.use({ locale: 'en', viewport: desktop })

test.describe('the questions', () => {
  test('[64] are filtered while typing, by question and answer', async ({ page, request }) => {
    const groups = await groupsIn(request, 'en')
    const all = groups.flatMap(({ questions }) => questions)
    await open(page, '/faq')
    await expect(page.locator('.question')).toHaveCount(all.length)
    await expect(matching(page)).toHaveText(`${all.length} questions`)
    const box = page.getByRole('searchbox', { name: 'Search the questions' })
    const wanted = all.find(({ id }) => id.includes('vin')) ?? all[0]!
    await box.fill(wanted.question.toUpperCase())
    await expect(page.locator('.question')).toHaveCount(1)
    await expect(matching(page)).toHaveText('1 question matches')
    await box.fill('zzzz')
    await expect(page.getByRole('heading', { name: 'No question matches' })).toBeVisible()
    await expectGood(page, 'no question matches')
    await page.getByRole('main').getByRole('link', { name: 'Write to us' }).click()
    await expect(page).toHaveURL(/\/contact$/)
  })

  test('[64] are found in Arabic without marks and hamzas', async ({ page, request }) => {
    const groups = await groupsIn(request, 'ar')
    const words = groups.flatMap(({ questions }) =>
      questions.flatMap(({ id, question }) =>
        question.split(/[\s،؟«»]+/u).map((word) => ({ id, word })),
      ),
    )
    const { id, word } = words.find(({ word }) => /[أإآ]/.test(word.slice(1)))!
    await open(page, '/faq?lang=ar')
    await page.getByRole('main').getByRole('searchbox').fill(word.replaceAll(/[أإآ]/g, 'ا'))
    await expect(page.locator(`[id="${id}"]`)).toBeAttached()
    expect(await page.locator('.question').count()).toBeLessThan(words.length)
  })

  test('[64] an address opens one of them, on load and within the page', async ({
    page,
    request,
  }) => {
    const groups = await groupsIn(request, 'en')
    const last = groups.at(-1)!.questions.at(-1)!
    await open(page, `/faq#${last.id}`)
    const answer = page.locator(`[id="${last.id}"]`)
    await expect(answer).toBeInViewport()
    await expect(page.getByRole('heading', { name: last.question })).toBeInViewport()
    const first = groups[0]!.questions[0]!
    await page.evaluate((id) => (location.hash = id), first.id)
    await expect(page.locator(`[id="${first.id}"]`)).toBeVisible()
    await expect(page.getByRole('heading', { name: first.question })).toBeInViewport()
  })

  test('[39] have structured data for search engines, at one address', async ({
    page,
    request,
  }) => {
    const groups = await groupsIn(request, 'en')
    await open(page, '/faqs')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/faq$/)
    const text = (await page.locator('script[type="application/ld+json"]').textContent())!
    const [faq] = JSON.parse(text) as { '@type': string; mainEntity: { name: string }[] }[]
    expect(faq!['@type']).toBe('FAQPage')
    expect(faq!.mainEntity.map(({ name }) => name)).toEqual(
      groups.flatMap(({ questions }) => questions.map(({ question }) => question)),
    )
  })
})
