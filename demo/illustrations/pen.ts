import { box, circle, line, mirrored, n, shade, shape, turned } from './shapes.ts'

import { brandColours, ink, metals, paints, papers, white } from './palette.ts'
import type { Metal } from './palette.ts'

/** What one seed settles: materials, colours, counts and the maker's label. */
export interface Pen {
  metal: Metal
  /** Colour of painted body panels. */
  paint: string
  /** Colour of the sheet, for holes one looks through. */
  paper: string
  brand: string
  /** A number from 0 to 1. */
  random: () => number
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number
  pick: <T>(choices: readonly T[]) => T
  /** Turns the drawing into the left or the right part of a pair. */
  handed: (svg: string) => string
  /** The maker's sticker: a coloured field with bars in place of words. */
  label: (x: number, y: number, w: number, h: number) => string
  /** A paper tag on a string tied at (x, y), for parts without room for a sticker. */
  tag: (x: number, y: number) => string
}

/** Numbers from 0 to 1, the same for the same seed (FNV-1a hash into mulberry32). */
const seededRandom = (seed: string) => {
  let state = 2166136261
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const picker =
  (random: () => number) =>
  <T>(choices: readonly T[]): T => {
    const choice = choices[Math.floor(random() * choices.length)]
    if (choice === undefined) throw new Error('nothing to pick from')
    return choice
  }

type Label = (colour: string, x: number, y: number, w: number, h: number) => string

const bars = (x: number, y: number, w: number, h: number, colour: string) =>
  line(
    `M${n(x)} ${n(y + h * 0.36)}h${n(w)}M${n(x)} ${n(y + h * 0.68)}h${n(w * 0.62)}`,
    h * 0.13,
    colour,
  )

const labels: Label[] = [
  (colour, x, y, w, h) =>
    box(x, y, w, h, 2, colour, 2) + bars(x + w * 0.14, y, w * 0.6, h, contrast(colour)),
  (colour, x, y, w, h) =>
    box(x, y, w, h, 2, white, 2) +
    box(x, y, w * 0.34, h, 2, colour, 2) +
    bars(x + w * 0.46, y, w * 0.4, h, ink),
  (colour, x, y, w, h) =>
    box(x, y, w, h, 2, white, 2) +
    box(x, y, w, h * 0.45, 2, colour, 2) +
    line(`M${n(x + w * 0.16)} ${n(y + h * 0.73)}h${n(w * 0.68)}`, h * 0.13),
  (colour, x, y, w, h) =>
    box(x, y, w, h, 2, white, 2) +
    circle(x + h * 0.5, y + h / 2, h * 0.27, colour, 2) +
    bars(x + h, y, w - h * 1.25, h, ink),
  (colour, x, y, w, h) =>
    box(x, y, w, h, 2, colour, 2) +
    shape(`M${n(x + w * 0.52)} ${y}H${x + w}V${y + h}H${n(x + w * 0.34)}Z`, white, 2) +
    line(`M${n(x + w * 0.62)} ${n(y + h * 0.5)}h${n(w * 0.24)}`, h * 0.13),
]

const contrast = (colour: string) =>
  ['#FFC61A', '#A9CF3A', '#3BA7C4'].includes(colour) ? ink : white

/**
 * The pen for one picture. What stands before the first "/" of the seed is the brand and
 * settles colour and layout of the label, so that one maker's parts look alike.
 */
export const takePen = (drawing: string, seed: string): Pen => {
  const random = seededRandom(`${drawing} ${seed}`)
  const pick = picker(random)
  const ofBrand = picker(seededRandom(seed.split('/')[0] ?? seed))
  const brand = ofBrand(brandColours)
  const layout = ofBrand(labels)
  const label: Pen['label'] = (x, y, w, h) => layout(brand, x, y, w, h)
  return {
    metal: pick(metals),
    paint: pick(paints),
    paper: pick(papers),
    brand,
    random,
    between: (least, most) => least + Math.floor(random() * (most - least + 1)),
    pick,
    handed: (svg) => (pick([true, false]) ? mirrored(svg) : svg),
    label,
    tag: (x, y) =>
      line(`M${x} ${y}q10 4 12 18`, 1.8) +
      turned(
        12,
        x + 12,
        y + 18,
        shape(`M${x + 12} ${y + 12}l11 8v38h-22v-38Z`, white, 2) +
          shape(`M${x + 1} ${y + 34}h22v24h-22Z`, brand, 2) +
          circle(x + 12, y + 21, 2, ink, 0) +
          line(`M${x + 6} ${y + 42}h12M${x + 6} ${y + 50}h8`, 2.4, contrast(brand)) +
          shade(`M${x + 18} ${y + 18}l5 3v37h-5Z`, 0.1),
      ),
  }
}

export type Draw = (pen: Pen) => string
