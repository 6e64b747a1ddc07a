import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { homeMakes } from '#server/catalog/reference/vehicles.ts'
import { cars, pictureSeedOf } from './cars.ts'
import { type CarBody, type CarColour, illustrateCar } from './illustrations/cars.ts'
import { sellers } from './sellers.ts'

const imageBudget = 15 * 1024

describe('the cars of older links', () => {
  test('are a dozen, each with a random code', () => {
    const codes = cars.map(({ code }) => code)
    expect(codes).toHaveLength(12)
    expect(new Set(codes).size).toBe(12)
    for (const code of codes) expect(code).toMatch(/^(?=.*[A-Z])(?=.*\d)[A-Z\d]{8}$/)
    expect(codes).not.toEqual(codes.toSorted())
  })

  test('count kilometres and miles', () => {
    const counted = cars.filter(({ mileage }) => mileage !== undefined)
    const inMiles = counted.filter(({ unit }) => unit === 'Miles')
    expect(inMiles.length).toBeGreaterThanOrEqual(3)
    expect(counted.length - inMiles.length).toBeGreaterThanOrEqual(3)
  })

  test('belong to sellers who were registered when they listed them', () => {
    for (const { code, seller, daysAgo } of cars) {
      const owner = sellers.find(({ details }) => details.company_name === seller)
      expect(owner, code).toBeDefined()
      const listed = Date.parse('2026-11-21') - daysAgo * 86_400_000
      expect(Date.parse(owner!.joined), code).toBeLessThan(listed)
    }
  })

  test('are of models that parts are listed for, in a year they were sold, but for one', () => {
    const unknown = cars.filter(({ make, model, year }) => {
      const models = homeMakes.find(({ names }) => names.en === make)?.models
      const found = models?.find(({ names }) => names.en === model)
      return !found?.generations.some(({ from, to }) => from <= year && year <= (to ?? Infinity))
    })
    expect(unknown.map(({ make }) => make)).toEqual(['Maserati'])
  })

  test('omit optional fields now and then', () => {
    for (const field of ['version', 'mileage', 'transmission', 'look'] as const)
      expect(cars.filter((car) => car[field] === undefined).length, field).toBeGreaterThan(0)
  })
})

const looks = cars.flatMap(({ look }) => (look ? [look] : []))

test('no two cars share a picture unless they look alike', () => {
  const drawings = new Map(looks.map((look) => [pictureSeedOf(look), drawn(look)]))
  expect(new Set(drawings.values()).size).toBe(drawings.size)
  expect(drawings.size).toBeGreaterThanOrEqual(10)
})

test.for(looks)('$colour $body becomes a card image within the budget', async (look) => {
  const svg = drawn(look)
  expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  const large = await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer()
  const card = await sharp(large).resize(320, 240).avif({ quality: 50, effort: 2 }).toBuffer()
  expect(card.length).toBeLessThanOrEqual(imageBudget)
})

function drawn({ body, colour }: { body: CarBody; colour: CarColour }): string {
  return illustrateCar(body, colour)
}
