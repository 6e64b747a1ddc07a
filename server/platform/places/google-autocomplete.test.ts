import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { closedAddress, replyJson, startWebServer } from '../messages/web-server.fixture.ts'
import { googlePlaces } from './places.ts'

const prediction = (main: string, secondary?: string) => ({
  placePrediction: {
    structuredFormat: {
      mainText: { text: main, matches: [{ endOffset: 2 }] },
      ...(secondary && { secondaryText: { text: secondary } }),
    },
  },
})

type Body = { input?: string; includedRegionCodes?: string[]; includedPrimaryTypes?: string[] }

/** Autocomplete (New), with the refusals that matter here. */
function startGoogle(suggestions: unknown[] | undefined, asked: unknown[] = []) {
  return startWebServer((request, text, reply) => {
    const refuse = (code: number, status: string) =>
      replyJson(reply, code, { error: { code, message: status, status } })
    if (request.method !== 'POST' || request.url !== '/v1/places:autocomplete')
      return refuse(404, 'NOT_FOUND')
    if (request.headers['x-goog-api-key'] !== 'a-key') return refuse(403, 'PERMISSION_DENIED')
    if (request.headers['content-type'] !== 'application/json')
      return refuse(400, 'INVALID_ARGUMENT')
    const body = JSON.parse(text) as Body
    const mask = String(request.headers['x-goog-fieldmask'])
    const known = /^suggestions\.placePrediction\.(?:structuredFormat|text)$/
    if (!body.input || (body.includedPrimaryTypes ?? []).length > 5 || !known.test(mask))
      return refuse(400, 'INVALID_ARGUMENT')
    asked.push(body)
    // Where nothing is found, the field is left out.
    replyJson(reply, 200, suggestions ? { suggestions } : {})
  })
}

function placesBy(baseUrl: string, { key = 'a-key', timeoutMs = 10_000 } = {}) {
  const troubles: unknown[] = []
  const onDown = (error: unknown) => void troubles.push(error)
  return { ...googlePlaces({ key, baseUrl, onDown, timeoutMs }), troubles }
}

test('predictions become places; those outside the Emirates are left out', async () => {
  const asked: unknown[] = []
  const baseUrl = await startGoogle(
    [
      prediction('Al Quoz', 'Dubai - United Arab Emirates'),
      prediction('Hili', 'Al Ain - Abu Dhabi - United Arab Emirates'),
      prediction('Dubai', 'United Arab Emirates'),
      prediction('Ras Al-Khaimah', 'United Arab Emirates'),
      prediction('Sharjah Industrial Area'),
      prediction('Nowhere', 'United Arab Emirates'),
    ],
    asked,
  )
  const { search, troubles } = placesBy(baseUrl)
  expect(await search(' Al Q ', 'en')).toEqual([
    { name: 'Al Quoz', emirate: 'Dubai', label: 'Al Quoz, Dubai' },
    { name: 'Hili', emirate: 'Abu Dhabi', label: 'Hili, Abu Dhabi' },
    { name: 'Dubai', emirate: 'Dubai', label: 'Dubai' },
    { name: 'Ras Al-Khaimah', emirate: 'Ras Al Khaimah', label: 'Ras Al Khaimah' },
    {
      name: 'Sharjah Industrial Area',
      emirate: 'Sharjah',
      label: 'Sharjah Industrial Area, Sharjah',
    },
  ])
  expect(troubles).toEqual([])
  expect(asked).toEqual([
    expect.objectContaining({ input: 'Al Q', languageCode: 'en', includedRegionCodes: ['ae'] }),
  ])
})

test.for([
  ['ar', 'القوز', 'دبي - الإمارات العربية المتحدة', 'القوز، دبي'],
  ['fr', 'Al Quoz', 'Dubaï - Émirats arabes unis', 'Al Quoz, Dubaï'],
  ['zh', '阿尔括兹', '阿拉伯联合酋长国 迪拜', '阿尔括兹, 迪拜'],
] as const)('Google is called in the caller’s language: %s', async (row) => {
  const [language, main, secondary, label] = row
  const asked: unknown[] = []
  const { search } = placesBy(await startGoogle([prediction(main, secondary)], asked))
  expect(await search(main, language)).toEqual([{ name: main, emirate: 'Dubai', label }])
  expect(asked).toEqual([expect.objectContaining({ languageCode: language })])
})

test('the embedded places answer where Google has none', async () => {
  const { search, troubles } = placesBy(await startGoogle(undefined))
  expect((await search('mussafah m17', 'en'))[0]?.label).toBe('Mussafah M17, Abu Dhabi')
  expect(await search('xyzzy', 'en')).toEqual([])
  expect(troubles).toEqual([])
})

test('an empty text makes no call, and at most ten places are returned', async () => {
  const asked: unknown[] = []
  const many = Array.from({ length: 20 }, (_, i) => prediction(`Area ${i}`, 'Dubai'))
  const { search } = placesBy(await startGoogle(many, asked))
  expect(await search('  ', 'en')).toEqual([])
  expect(asked).toEqual([])
  expect(await search('area', 'en')).toHaveLength(10)
})

test('a key that Google rejects is logged without the key', async () => {
  const { search, troubles } = placesBy(await startGoogle([]), { key: 'a-wrong-key' })
  expect((await search('quoz', 'en'))[0]?.label).toBe('Al Quoz, Dubai')
  expect(troubles.map(String)).toEqual(['Error: Google Places replied with 403, PERMISSION_DENIED'])
})

type Answers = Record<string, (reply: ServerResponse) => void>

const late: Answers = {
  'is slow': () => undefined,
  'stops in the middle': (reply) => void reply.write('{"suggestions":'),
}
const wrong: Answers = {
  'hangs up': (reply) => void reply.destroy(),
  'is out of quota': (reply) => replyJson(reply, 429, { error: { status: 'RESOURCE_EXHAUSTED' } }),
  fails: (reply) => void reply.writeHead(500).end('<html>'),
  'returns HTML': (reply) => void reply.end('<html>'),
  'returns another schema': (reply) => replyJson(reply, 200, { suggestions: ['Al Quoz'] }),
  'never stops': (reply) => replyJson(reply, 200, { suggestions: [], more: 'x'.repeat(100_000) }),
  'sends us elsewhere': (reply) => void reply.writeHead(302, { location: '/elsewhere' }).end(),
}

async function expectEmbedded(answer: (reply: ServerResponse) => void, timeoutMs?: number) {
  const baseUrl = await startWebServer((_request, _body, reply) => answer(reply))
  const { search, troubles } = placesBy(baseUrl, { timeoutMs })
  expect((await search('quoz', 'ar'))[0]?.label).toBe('القوز، دبي')
  expect(troubles).toHaveLength(1)
}

test.for(Object.entries(wrong))('the embedded places answer when the service %s', ([, answer]) =>
  expectEmbedded(answer),
)

test.for(Object.entries(late))('the embedded places answer when the service %s', ([, answer]) =>
  expectEmbedded(answer, 200),
)

test('the embedded places answer when the service is unreachable', async () => {
  const { search, troubles } = placesBy(await closedAddress())
  expect((await search('quoz', 'en'))[0]?.label).toBe('Al Quoz, Dubai')
  expect(troubles).toHaveLength(1)
})
