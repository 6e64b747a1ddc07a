import { ink, marker, rubber, steel, white } from './palette.ts'
import type { Draw } from './pen.ts'
import {
  arc,
  around,
  bolts,
  box,
  circle,
  light,
  line,
  polar,
  repeat,
  shade,
  shape,
} from './shapes.ts'
import { disc, upright } from './solids.ts'

const battery: Draw = (pen) => {
  const posts = pen.pick([
    ['#C8372B', steel.mid],
    [steel.mid, '#C8372B'],
  ])
  const lid = pen.pick([rubber.lo, pen.brand, rubber.hi])
  return (
    upright(88, 42, 30, 24, 4, posts[0] ?? steel.mid) +
    upright(202, 42, 30, 24, 4, posts[1] ?? steel.mid) +
    line('M126 62V50Q126 42 134 42H186Q194 42 194 50V62', 8) +
    line('M126 62V50Q126 42 134 42H186Q194 42 194 50V62', 3, rubber.hi) +
    box(66, 80, 188, 116, 8, rubber.mid) +
    shade('M226 92H252.5V188Q252 194.5 246 194.5H226Z', 0.25) +
    line('M76 182H244M76 100V180M244 100V180', 2) +
    box(58, 62, 204, 28, 6, lid) +
    light('M66 66H252v5H66Z', 0.3) +
    repeat(6, (i) => circle(84 + i * 30.4, 78, 5, rubber.mid, 2)) +
    pen.label(90, 106, 140, 46) +
    line('M94 168h18M208 168h18M217 159v18', 5, white) +
    circle(160, 168, 8, pen.pick(['#3FA35B', marker]), 2.5)
  )
}

const oilCan: Draw = (pen) => {
  const can = pen.pick(['#33454C', '#E8E2D2', '#C8372B', '#C9A544', '#2F5D7C', '#8FA0A5'])
  return (
    upright(184, 22, 34, 24, 4, pen.brand) +
    line('M193 26v17M201 26v17M209 26v17', 2) +
    upright(188, 44, 26, 14, 1, can) +
    shape('M92 76Q92 58 110 58H214Q226 58 226 72V196Q226 208 214 208H104Q92 208 92 196Z', can) +
    shape(
      'M110 78Q110 72 118 72H162Q170 72 166 80L134 126Q128 132 122 128L114 122Q110 118 110 112Z',
      pen.paper,
    ) +
    shade('M204 59.5H214Q224.5 60 224.5 72V196Q224 206.5 214 206.5H204Z') +
    light('M98 84H104V190H98Z', 0.4) +
    line('M212 110V196M212 124h8M212 142h8M212 160h8M212 178h8', 2) +
    pen.label(108, 138, 88, 52) +
    shape('M176 84Q192 104 192 114A16 16 0 0 1 160 114Q160 104 176 84Z', marker, 2.5) +
    line('M168 114Q169 121 176 123', 2.5, white)
  )
}

const tyre: Draw = (pen) => {
  const blocks = pen.between(30, 38)
  const spokes = pen.pick([5, 6, 7])
  return (
    circle(184, 122, 90, rubber.lo) +
    line(
      repeat(blocks / 2, (i) => {
        const a = -84 + (i * 168) / (blocks / 2)
        return `M${polar(184, 122, 90, a)}L${polar(150, 120, 92, a * 1.02)}`
      }),
      3,
      rubber.hi,
    ) +
    circle(144, 120, 92, rubber.mid) +
    line(
      around(blocks, (a) => `M${polar(144, 120, 90, a)}L${polar(144, 120, 80, a + 2)}`),
      3,
    ) +
    circle(144, 120, 74, rubber.hi, 2) +
    line(arc(144, 120, 66, 195, 250), 4, '#8B999E') +
    line(arc(144, 120, 66, 290, 340), 5, pen.brand) +
    line(arc(144, 120, 66, 110, 160), 5, pen.brand) +
    circle(144, 120, 55, pen.metal.lo) +
    circle(144, 120, 49, ink, 0) +
    line(
      around(spokes, (a) => `M144 120L${polar(144, 120, 47, a)}`, -90),
      17,
    ) +
    line(
      around(spokes, (a) => `M144 120L${polar(144, 120, 48, a)}`, -90),
      11,
      pen.metal.mid,
    ) +
    circle(144, 120, 50, 'none', 4) +
    disc(144, 120, 14, pen.metal.hi, 2.5) +
    circle(144, 120, 5, pen.brand, 2)
  )
}

const wheel: Draw = (pen) => {
  const spokes = pen.pick([5, 5, 6, 7, 9])
  const spread = 360 / spokes / 4.4
  return (
    disc(176, 122, 88, pen.metal.lo) +
    disc(150, 120, 92, pen.metal.mid) +
    circle(150, 120, 83, pen.metal.hi, 2.5) +
    circle(150, 120, 75, rubber.lo) +
    circle(150, 120, 52, pen.metal.lo, 2) +
    circle(150, 120, 46, '#3A464B', 0) +
    around(
      spokes,
      (a) =>
        shape(
          `M${polar(150, 120, 18, a - 40)}L${polar(150, 120, 77, a - spread)}A77 77 0 0 1 ${polar(150, 120, 77, a + spread)}L${polar(150, 120, 18, a + 40)}Z`,
          pen.metal.hi,
          2.5,
        ) + line(`M${polar(150, 120, 32, a)}L${polar(150, 120, 68, a)}`, 2.5, pen.metal.lo),
      -90,
    ) +
    disc(150, 120, 29, pen.metal.mid, 2.5) +
    bolts(150, 120, 20, 5, 4, ink, -54, 0) +
    circle(150, 120, 10, pen.brand, 2.5) +
    line(arc(150, 120, 87, 195, 250), 4, '#fff') +
    pen.tag(222, 150)
  )
}

export const consumables = {
  battery,
  'oil-can': oilCan,
  tyre,
  wheel,
} satisfies Record<string, Draw>
