import fastify from 'fastify'
import { expect, test } from 'vitest'
import { callLanguage, pageLanguage } from './request-language.ts'

async function asked(url: string, headers: Record<string, string> = {}) {
  const app = fastify()
  app.get('/*', (request) => [pageLanguage(request), callLanguage(request)])
  return (await app.inject({ url, headers })).json<string[]>()
}

const browser = { 'accept-language': 'fr-FR,fr;q=0.9' }
const remembered = { ...browser, cookie: 'a=1; i18nextLng=ar; b=2' }

test('the language comes from the address, then the cookie, then the browser', async () => {
  expect(await asked('/?lang=zh', remembered)).toEqual(['zh', 'fr'])
  expect(await asked('/', remembered)).toEqual(['ar', 'fr'])
  expect(await asked('/', browser)).toEqual(['fr', 'fr'])
  expect(await asked('/')).toEqual(['en', 'en'])
})

test.for(['/?lang=xx', '/?lang=', '/?lang', '/?lang[]=ar', '/?xlang=zh', '/?q=lang=zh'])(
  'an address without a supported language is ignored: %s',
  async (url) => {
    expect((await asked(url, remembered))[0]).toBe('ar')
  },
)

test.for(['i18nextLng=xx', 'xi18nextLng=ar', 'i18nextLng=', 'a=i18nextLng', 'i18nextLng=%00'])(
  'an invalid cookie is ignored: %s',
  async (cookie) => {
    expect((await asked('/', { ...browser, cookie }))[0]).toBe('fr')
  },
)
