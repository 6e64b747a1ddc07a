import fc from 'fast-check'
import { expect } from 'vitest'
import type { ReplyOf } from '#contract/api.ts'
import { requestOf, test, type TestApp } from '../testing/app.ts'

const RUNS = 200
const LONGEST = 100

const words = fc.constantFrom(
  ...['brake', 'pads', 'prado', '2015', 'left', 'genuine', 'فحمات', 'برادو', '٢٠١٥', 'فلتر', 'गरम'],
  ...['刹车片', '04465-60280', 'JTEBX3FJ1EK191070', 'GRJ150-1234567', 'oil', 'toyota', 'brek', 'w'],
)
const operators = fc.constantFrom(
  ...['&', '|', '!', ':*', '<->', "'", '"', '\\', '%', '_', '*', '(', ')', '--', ';', '$1', '{}'],
  ...['[', '^', '.', '..', '/', '?', '#', '+', '~', '@', ',', '\t', '\n', '\u200c', '\u200d'],
)
const glue = fc.constantFrom('', ' ', '  ', '-', '/')
const controls = fc.constantFrom('\0', '\u0001', '\u001b', '\u007f')
const bidi = fc.constantFrom('\u202a', '\u202e', '\u2066', '\u2069', '\ufeff')

const cut = (text: string) => text.slice(0, LONGEST)
const mixed = (...pieces: fc.Arbitrary<string>[]) =>
  fc
    .array(fc.tuple(fc.oneof(...pieces), glue), { maxLength: 40 })
    .map((all) => cut(all.flat().join('')))

const texts: [string, fc.Arbitrary<string>][] = [
  ['any characters', fc.string({ unit: 'binary', maxLength: LONGEST }).map(cut)],
  ['any graphemes', fc.string({ unit: 'grapheme', maxLength: LONGEST }).map(cut)],
  [
    'lone surrogates',
    fc
      .array(fc.integer({ min: 0xd7ff, max: 0xe000 }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
  ],
  ['words and operators', mixed(words, operators)],
  ['words and characters', mixed(words, fc.string({ unit: 'binary', maxLength: 4 }))],
  ['as much as fits', mixed(words, words, operators).map((text) => text.padEnd(LONGEST, 'q'))],
  [
    'one character, again and again',
    fc
      .tuple(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
        fc.integer({ min: 1, max: LONGEST }),
      )
      .map(([unit, n]) => cut(unit.repeat(n))),
  ],
  [
    'digits in every script',
    fc.string({ unit: fc.constantFrom(...'0٠۰०０-. 1٤۵६７'), maxLength: LONGEST }),
  ],
]

/** The status, if it is a 200 or a refusal that names what is invalid about the text. */
async function answer(app: TestApp, name: 'searchListings' | 'suggestListings', input: object) {
  const reply = await app.http.inject(requestOf(name, input))
  expect(reply.statusCode, reply.body.slice(0, 300)).toBeOneOf([200, 400])
  if (reply.statusCode === 400)
    expect(reply.json()).toMatchObject({ code: 'input.invalid', fields: expect.any(Object) })
  return reply
}

test.for(texts)('%s: searching and suggesting answer 200 or 400', async ([, text], { app }) => {
  await fc.assert(
    fc.asyncProperty(text, async (string) => {
      const searched = await answer(app, 'searchListings', { string, limit: 2 })
      await answer(app, 'suggestListings', { q: string })
      if (searched.statusCode === 200) expectSound(searched.json(), string)
    }),
    { numRuns: RUNS },
  )
})

/** What a reply states about the text has to be true of it. */
function expectSound(reply: ReplyOf<'searchListings'>, string: string) {
  const { total, listings, understood, help } = reply
  expect(listings.length).toBe(Math.min(2, total))
  const text = string.normalize('NFC').trim()
  for (const { typed } of understood.mentions)
    for (const piece of typed.split(' … ')) expect(text).toContain(piece)
  for (const word of understood.unknown) expect(text).toContain(word)
  const isAnswered = total > 0 && understood.near !== 'words'
  expect(help === undefined).toBe(isAnswered || text === '')
}

test('control characters and bidirectional marks are rejected in any position', async ({ app }) => {
  const spoilt = fc
    .tuple(words, fc.oneof(controls, bidi), words)
    .map(([before, sign, after]) => before + sign + after)
  await fc.assert(
    fc.asyncProperty(spoilt, async (string) => {
      expect((await answer(app, 'searchListings', { string })).statusCode).toBe(400)
      expect((await answer(app, 'suggestListings', { q: string })).statusCode).toBe(400)
    }),
    { numRuns: RUNS },
  )
})

test('100 characters are accepted, 101 rejected', async ({ app }) => {
  for (const unit of ['a', 'ف', '刹', '1', 'ab ', '٠']) {
    const text = unit.repeat(LONGEST + 1)
    const longest = text.slice(0, LONGEST)
    expect((await answer(app, 'searchListings', { string: longest })).statusCode).toBe(200)
    const longer = text.slice(0, LONGEST + 1)
    expect((await answer(app, 'searchListings', { string: longer })).statusCode).toBe(400)
  }
})

test.for([[], {}, null, 5, true, ['oil']])('%j is no text', async (string, { app }) => {
  expect((await answer(app, 'searchListings', { string })).statusCode).toBe(400)
})
