import { brass, copper, ink, rubber, steel, white } from './palette.ts'
import type { Draw } from './pen.ts'
import { box, circle, ellipse, light, line, shade, shape, tube, turned } from './shapes.ts'
import { disc, lying, upright } from './solids.ts'

const injector: Draw = (pen) => {
  const body = pen.pick(['#2F6F86', '#7A4B8A', '#B2553F', rubber.mid, '#4C7A54'])
  return turned(
    18,
    160,
    120,
    upright(149, 18, 22, 34, 4, pen.metal.hi) +
      box(143, 30, 34, 12, 6, rubber.mid) +
      upright(138, 50, 44, 62, 6, body) +
      shape('M180 66L206 50L228 60V88L206 92L180 100Z', body) +
      shape('M206 50L228 60V88L206 92Z', rubber.lo) +
      line('M213 66v8M220 68v8', 3, brass) +
      upright(132, 110, 56, 20, 4, pen.metal.mid) +
      upright(140, 130, 40, 36, 3, pen.metal.hi) +
      line('M140 140h40', 2) +
      shape('M146 166H174L168 180H152Z', pen.metal.mid) +
      box(146, 178, 28, 11, 5.5, rubber.mid) +
      upright(150, 188, 20, 16, 2, brass) +
      box(155, 203, 10, 8, 2, pen.metal.lo) +
      pen.label(141, 72, 34, 28),
  )
}

const fuelPump: Draw = (pen) =>
  tube('M204 150L252 128', steel.mid, 3) +
  turned(-24, 262, 122, box(246, 108, 36, 24, 5, rubber.mid)) +
  upright(124, 64, 9, 50, 1, steel.mid) +
  upright(188, 64, 9, 50, 1, steel.mid) +
  tube('M160 66C176 76 148 88 162 104', rubber.mid, 7) +
  upright(112, 100, 98, 88, 8, pen.pick([white, rubber.mid, '#E8E2D2'])) +
  shape('M118 188H204L196 204H126Z', rubber.hi) +
  line('M134 190v12M148 190v13M162 190v13M176 190v13M190 190v12', 2) +
  box(104, 96, 114, 14, 4, rubber.hi) +
  pen.label(122, 124, 62, 40) +
  box(186, 138, 28, 30, 3, rubber.lo) +
  shape('M84 58V68Q84 80 160 80T236 68V58Z', rubber.mid) +
  ellipse(160, 57, 76, 18, pen.metal.hi) +
  ellipse(160, 55, 62, 13, rubber.mid, 2.5) +
  tube('M130 52V34H102', rubber.hi, 8) +
  tube('M146 54V40', rubber.hi, 8) +
  shape('M170 56V36Q170 32 174 32H206Q210 32 210 36V52Q200 58 170 56Z', pen.brand) +
  line('M180 39v8M190 39v8M200 39v8', 2.5)

const fuelTank: Draw = (pen) => {
  const straps = pen.pick([
    [92, 208],
    [104, 214],
    [84, 196],
  ])
  return (
    tube('M236 92Q262 86 268 44', rubber.hi, 16) +
    turned(8, 269, 40, lying(252, 28, 34, 16, 5, pen.metal.mid)) +
    shape(
      'M54 96Q56 80 72 80H236Q252 80 256 94L266 160Q268 186 246 188H196Q184 188 180 176Q176 164 162 164T142 176Q138 188 126 188H68Q46 186 46 162Z',
      rubber.mid,
    ) +
    shade(
      'M50 164Q50 184 68 186.5H126Q136 186 140 176Q144 163 162 162.5T182 176Q186 186 196 186.5H246Q264 186 264 164Q240 176 214 170T162 150T104 170T50 164Z',
      0.3,
    ) +
    light('M72 88H230v5H70Z', 0.3) +
    shape('M112 80V70H184V80Z', rubber.hi) +
    ellipse(148, 69, 40, 9, pen.metal.mid) +
    ellipse(148, 67, 27, 5.5, rubber.lo, 2) +
    upright(143, 50, 10, 16, 2, rubber.hi) +
    straps
      .map((x) => shape(`M${x} 78H${x + 14}L${x + 16} 188H${x - 2}Z`, pen.metal.mid, 2.5))
      .join('') +
    pen.label(128, 100, 56, 36)
  )
}

const throttleBody: Draw = (pen) =>
  shape('M206 70H252Q272 70 272 92V160Q272 180 252 180H206Z', rubber.mid) +
  box(216, 84, 44, 82, 6, rubber.hi, 2.5) +
  shape('M226 180H262V200H226Z', rubber.lo) +
  line('M234 188v6M244 188v6M254 188v6', 2.5, brass) +
  shape(
    'M66 40H190Q206 40 206 56V188Q206 204 190 204H66Q50 204 50 188V56Q50 40 66 40Z',
    pen.metal.mid,
  ) +
  shade('M204.5 80V188Q204.5 202 190 202.5H90Q170 196 204.5 80Z') +
  [66, 190]
    .map((x) => circle(x, 56, 7, pen.paper, 2.5) + circle(x, 188, 7, pen.paper, 2.5))
    .join('') +
  disc(128, 122, 66, pen.metal.hi) +
  circle(128, 122, 55, ink, 2.5) +
  ellipse(128, 122, 55, pen.between(30, 46), copper) +
  light('M84 108Q128 84 172 108L168 112Q128 94 88 112Z', 0.4) +
  lying(72, 115, 112, 14, 5, pen.metal.mid) +
  circle(108, 122, 4.5, pen.metal.hi, 2) +
  circle(148, 122, 4.5, pen.metal.hi, 2) +
  upright(32, 108, 18, 28, 4, pen.metal.lo) +
  pen.label(219, 106, 38, 34)

export const fuel = {
  injector,
  'fuel-pump': fuelPump,
  'fuel-tank': fuelTank,
  'throttle-body': throttleBody,
} satisfies Record<string, Draw>
