import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

const titles = { 400: 'This address isn’t valid', 404: 'This page does not exist' }

/** The server answers with a page that says in its title what is wrong, and offers a search. */
export async function expectErrorPage(
  request: APIRequestContext,
  path: string,
  status: keyof typeof titles,
  title = titles[status],
): Promise<void> {
  const reply = await request.get(path)
  expect(reply.status()).toBe(status)
  const html = await reply.text()
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(html.slice(html.indexOf('<main'))).toContain('name="search"')
}
