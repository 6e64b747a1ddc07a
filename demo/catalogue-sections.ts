import type { BrandGroup } from './part-trade.ts'

const numbering = ['honda', 'subaru', 'suzuki', 'mitsubishi', 'mazda', 'hyundai', 'bmw'] as const

type Section = Record<(typeof numbering)[number], string>

// In the order of the makers above.
const table = `
  filter     15 15 16 12 14 26 13
  ignition   30 22 33 18 18 27 12
  engine     13 13 12 10 10 21 11
  bearing    44 28 43 38 33 51 31
  belt       31 23 17 13 15 25 11
  cooling    19 45 17 13 15 25 17
  fuel       16 42 15 17 13 31 16
  gearbox    25 32 24 27 19 45 24
  clutch     22 30 23 23 16 41 21
  lamp       33 84 35 83 51 92 63
  electrical 35 83 37 86 66 37 12
  battery    31 82 33 86 67 37 61
  suspension 51 20 41 40 34 54 31
  steering   53 34 48 44 32 57 32
  body       71 57 71 64 50 86 51
  brake      45 26 55 46 33 58 34
  rubber     50 41 46 41 39 21 22
  oil        08 08 99 99 99 04 83
  tyre       42 28 43 42 37 52 36
  accessory  83 94 75 70 68 85 51
  ac         80 73 95 78 61 97 64
  sensor     36 22 18 18 18 39 13
  gasket     12 11 11 10 10 22 11
`

/** The section of the maker's parts catalogue that a number begins with (in Mazda's, the middle). */
export const sections = Object.fromEntries(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [group, ...digits] = line.trim().split(/\s+/)
      return [group, Object.fromEntries(numbering.map((maker, place) => [maker, digits[place]]))]
    }),
) as Record<BrandGroup, Section>
