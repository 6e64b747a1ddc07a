import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawings, illustrate } from './illustrate.ts'

const imageBudget = 15 * 1024

describe.each(drawings)('%s', (drawing) => {
  const svg = illustrate(drawing, 'ADVICS/43512-60191')

  test('is small and the same for the same seed', () => {
    expect(svg.length).toBeGreaterThan(1000)
    expect(svg.length).toBeLessThan(7 * 1024)
    expect(illustrate(drawing, 'ADVICS/43512-60191')).toBe(svg)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('differs between brands, and between parts of one brand', () => {
    expect(illustrate(drawing, 'KYB/43512-60191')).not.toBe(svg)
    expect(illustrate(drawing, 'ADVICS/43512-60192')).not.toBe(svg)
  })

  test('shares no id with another seed, so that two fit on one page', () => {
    const idOf = (text: string) => /id="([^"]+)"/.exec(text)?.[1]
    expect(idOf(svg)).toBeDefined()
    expect(idOf(illustrate(drawing, 'KYB/43512-60191'))).not.toBe(idOf(svg))
  })

  // The rasteriser parses strictly: XML that is not well formed fails here.
  test('becomes a card image within the budget', async () => {
    const large = await sharp(Buffer.from(svg), { density: 144 }).png().toBuffer()
    const { width, height } = await sharp(large).metadata()
    expect([width, height]).toEqual([640, 480])
    const card = await sharp(large).resize(320, 240).avif({ quality: 50, effort: 2 }).toBuffer()
    expect(card.length).toBeLessThanOrEqual(imageBudget)
  })
})

test('the smallest and largest seeds draw as well', () => {
  for (const drawing of drawings) {
    for (let item = 0; item < 40; item++) {
      const svg = illustrate(drawing, `brand ${item % 7}/${item}`)
      expect(svg.length, drawing).toBeLessThan(7 * 1024)
      expect(svg, drawing).not.toMatch(/NaN|undefined|Infinity/)
    }
  }
})
