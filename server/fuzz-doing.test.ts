import fc from 'fast-check'
import { expect } from 'vitest'
import { repetitions } from './testing/effort.ts'
import { answersWhateverComes, names, test } from './testing/fuzz.ts'

test.for(names.filter((name) => !name.startsWith('get')))(
  '%s answers any input with success or a documented refusal',
  { timeout: 300_000 },
  (name, { world }) => answersWhateverComes(name, world),
)

test('random addresses are answered without a failure', async ({ world }) => {
  const { app } = world
  const piece = fc.oneof(
    fc.constantFrom(
      'api',
      'listing',
      'get',
      'media',
      '',
      '%00',
      '%ff',
      '%2f',
      ';',
      '?',
      '__proto__',
    ),
    fc.string({ unit: 'binary-ascii', maxLength: 12 }).map(encodeURIComponent),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 6 }), async (pieces) => {
      const url = `/api/${pieces.join('/')}`
      expect([url, (await app.http.inject(url)).statusCode < 500]).toEqual([url, true])
    }),
    { numRuns: repetitions(100, 500), seed: 5 },
  )
})
