import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOf, Offers } from './offers.ts'

const key = fc.stringMatching(/^[A-Z\d]{4,12}$/)

test('a number nobody offers counts nothing', () => {
  expect(new Offers().count(hashOf('0446560320'))).toBe(0)
})

test('offers come and go', () => {
  const offers = new Offers()
  const hash = hashOf('0446560320')
  offers.add(hash, 1)
  offers.add(hash, 1)
  expect(offers.count(hash)).toBe(2)
  offers.add(hash, -1)
  offers.add(hash, -1)
  expect(offers.count(hash)).toBe(0)
})

test('it never counts too low, nor below nothing', () => {
  // One for many properties: 8 MB are not made a hundred times.
  const offers = new Offers()
  const real = new Map<string, number>()
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), fc.array(fc.nat(99)), (keys, leaving) => {
      for (const each of keys) {
        offers.add(hashOf(each), 1)
        real.set(each, (real.get(each) ?? 0) + 1)
      }
      for (const at of leaving) {
        const each = keys[at]
        if (each === undefined || real.get(each) === 0) continue
        offers.add(hashOf(each), -1)
        real.set(each, real.get(each)! - 1)
      }
      for (const each of keys)
        expect(offers.count(hashOf(each))).toBeGreaterThanOrEqual(real.get(each)!)
    }),
    { seed: 1 },
  )
})

test('of a thousand numbers nearly all are counted right', () => {
  const offers = new Offers()
  const keys = Array.from({ length: 1_000 }, (_, i) => `PART${i * 7919}`)
  for (const each of keys) offers.add(hashOf(each), 1)
  expect(keys.filter((each) => offers.count(hashOf(each)) !== 1).length).toBeLessThan(10)
})

test('it stops counting where a byte is full, and never starts again from nothing', () => {
  const offers = new Offers()
  const hash = hashOf('POPULAR')
  for (let i = 0; i < 300; i++) offers.add(hash, 1)
  expect(offers.count(hash)).toBe(255)
  for (let i = 0; i < 300; i++) offers.add(hash, -1)
  expect(offers.count(hash)).toBe(255)
})

test('taking away what was never there leaves nothing', () => {
  const offers = new Offers()
  offers.add(1, -1)
  expect(offers.count(1)).toBe(0)
})

test('a hash is a whole number of 32 bits, another for another text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const hash = hashOf(text)
      expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true)
      expect(hashOf(text)).toBe(hash)
      expect(hashOf(`${text}1`)).not.toBe(hash)
    }),
    { seed: 1 },
  )
})
