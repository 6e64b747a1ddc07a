import { marker, white } from './palette.ts'
import type { Draw } from './pen.ts'
import { box, circle, light, line, repeat, shade, shape } from './shapes.ts'
import { lying } from './solids.ts'

/** A hexagon seen from the front, on a corner. */
const hexagon = (x: number, y: number, r: number, fill: string) => {
  const half = r * 0.866
  return shape(
    `M${x} ${y - r}L${x + half} ${y - r / 2}V${y + r / 2}L${x} ${y + r}L${x - half} ${y + r / 2}V${y - r / 2}Z`,
    fill,
  )
}

const fastener: Draw = (pen) => {
  const { hi, mid, lo } = pen.metal
  const turns = pen.between(9, 12)
  const nut = pen.pick([hi, mid, '#D9AE57'])
  return (
    lying(84, 78, 148, 36, 3, mid) +
    repeat(turns, (i) => line(`M${228 - i * 9} 80l-6 32`, 2.5)) +
    light('M96 82H226v6H96Z', 0.45) +
    box(70, 62, 16, 68, 3, lo) +
    shape('M30 74L40 66H70V126H40L30 118Z', mid) +
    line('M30 84H70M30 108H70') +
    light('M42 70H68v8H40Z', 0.5) +
    shade('M32 110H70V126H40L32 120Z') +
    hexagon(228, 164, 44, nut) +
    shade('M228 164L266 186L228 208L190 186Z', 0.14) +
    circle(228, 164, 24, lo) +
    circle(228, 164, 18, pen.paper, 2.5) +
    line('M212 156a18 18 0 0 1 26 -6M212 166a18 18 0 0 1 4 -10', 2) +
    circle(112, 172, 34, mid) +
    circle(112, 172, 15, pen.paper, 2.5) +
    light('M84 164a30 30 0 0 1 20 -20v8a24 24 0 0 0 -14 14Z', 0.55) +
    pen.tag(150, 150)
  )
}

const handTool: Draw = (pen) => {
  const { hi, mid, lo } = pen.metal
  const grip = pen.pick([pen.brand, '#B23A2E', '#1E4E8C'])
  return (
    shape('M66 118L206 92Q214 91 215 99L217 111Q218 118 210 120L70 146Z', mid) +
    light('M74 121L204 97v6L76 127Z', 0.5) +
    shape(
      'M92 119L184 102Q190 101 191 107L192 112Q193 117 187 118L96 135Q90 136 89 130L88 126Q87 120 92 119Z',
      grip,
      2.5,
    ) +
    circle(58, 134, 34, mid) +
    shade('M58 168a34 34 0 0 0 33 -26l-14 -4a20 20 0 0 1 -19 16Z') +
    circle(58, 134, 18, lo, 2.5) +
    circle(58, 134, 13, pen.paper, 2) +
    shape('M214 84Q236 60 266 70L244 92L252 106L282 98Q280 130 248 136Q226 138 214 122Z', mid) +
    light('M222 86Q238 70 256 74L250 80Q238 78 228 90Z', 0.55) +
    box(112, 170, 96, 34, 6, hi) +
    box(198, 162, 42, 50, 5, mid) +
    line('M210 164V210M220 164V210M230 164V210', 2) +
    box(96, 178, 20, 18, 2, lo) +
    light('M118 174H194v6H118Z', 0.5) +
    pen.label(128, 178, 56, 20)
  )
}

const carton: Draw = (pen) => {
  const board = pen.pick(['#C9A26B', '#D3B07C', '#BF9560'])
  const tape = pen.pick([marker, white, pen.brand])
  return (
    shape('M62 78L160 46L262 72L166 108Z', board) +
    light('M62 78L160 46L262 72L166 108Z', 0.3) +
    shape('M62 78L166 108V206L66 172Z', board) +
    shape('M262 72L166 108V206L258 164Z', board) +
    shade('M262 72L166 108V206L258 164Z', 0.2) +
    shape('M106 63L124 57L220 87L202 94Z', tape, 2.5) +
    shape('M202 94L220 87V116L202 123Z', tape, 2.5) +
    shade('M202 94L220 87V116L202 123Z', 0.18) +
    line('M76 150l8 2.5v14M90 154l8 2.5v14M76 150v12M90 154v12', 2.5) +
    line(
      repeat(2, (i) => `M${180 + i * 14} ${178 - i * 6}v-16l8 -3v16`),
      2.5,
    ) +
    pen.label(84, 108, 62, 34)
  )
}

/** Small and large goods that have no drawing of their own: fixings, tools, and what comes in a box. */
export const hardware = {
  fastener,
  'hand-tool': handTool,
  carton,
} satisfies Record<string, Draw>
