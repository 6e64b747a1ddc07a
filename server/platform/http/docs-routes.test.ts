import { createHash } from 'node:crypto'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { docsRoutes } from './docs-routes.ts'

const app = Fastify()
docsRoutes(app, { origin: 'https://ghiyar.example' })

test('the OpenAPI document is JSON that is revalidated by its tag', async () => {
  const reply = await app.inject('/api/openapi.json')
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(reply.json().servers).toEqual([{ url: 'https://ghiyar.example/api' }])
  const again = await app.inject({
    url: '/api/openapi.json',
    headers: { 'if-none-match': String(reply.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('the documentation page lists every call but those of operators, and its policy allows its one style only', async () => {
  const { body, headers } = await app.inject('/api/docs')
  for (const { name, method, path, permission } of Object.values(endpoints)) {
    const article = `<article id="${name}">`
    if (permission) {
      expect(body).not.toContain(article)
      continue
    }
    expect(body).toContain(article)
    expect(body).toContain(`>${method}</span>`)
    expect(body).toContain(`/api${path.replace(/:(\w+)/g, '{$1}')}<`)
  }
  expect(body).toContain('curl https://ghiyar.example/api/listing/search')
  expect(body).not.toMatch(/<script|style="|\son\w+=/)
  const styles = [...body.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) => text!)
  expect(styles).toHaveLength(1)
  const hash = createHash('sha256').update(styles[0]!).digest('base64')
  expect(headers['content-security-policy']).toContain(
    `default-src 'none'; style-src 'sha256-${hash}'`,
  )
})

test('a call that needs a login shows the token, a form its media types and files', async () => {
  const { body } = await app.inject('/api/docs')
  const article = (name: string) => body.split(`<article id="${name}">`)[1]!.split('</article>')[0]!
  expect(article('getMe')).toContain('-H &quot;authorization: Bearer $TOKEN&quot;')
  expect(article('getHome')).not.toContain('authorization')
  expect(article('getMe')).toContain('For everyone with an account.')
  expect(article('getOutbox')).toContain('Available only in a demonstration.')
  const signUp = article('signUp')
  expect(signUp.match(/<caption>\s*Input, role \w+/g)).toHaveLength(2)
  for (const field of ['details.company_name', 'details.garage_name', 'trade_license_upload'])
    expect(signUp).toContain(`<th scope="row">${field}</th>`)
  expect(signUp).toContain(`-F 'avatar=@avatar.jpg'`)
  expect(signUp).toContain(`--form-string 'role=BUYER'`)
  expect(body).not.toContain('[object')
})

test('every link within the page has a target', async () => {
  const { body } = await app.inject('/api/docs')
  const ids = new Set([...body.matchAll(/\sid="(\w+)"/g)].map(([, id]) => id))
  const targets = [...body.matchAll(/href="#(\w+)"/g)].map(([, id]) => id!)
  expect(targets.filter((id) => !ids.has(id))).toEqual([])
})
