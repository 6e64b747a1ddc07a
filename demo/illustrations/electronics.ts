import { brass, ink, rubber, white } from './palette.ts'
import type { Draw } from './pen.ts'
import { box, circle, light, line, repeat, shade, shape, tube, turned } from './shapes.ts'
import { lying, thread, upright } from './solids.ts'

const sensor: Draw = (pen) => {
  const lead = pen.pick([rubber.mid, '#8B8F92', '#6E4B3A'])
  return (
    tube('M118 92C84 40 40 70 62 120S110 200 170 190S220 176 232 176', lead, 8) +
    turned(
      -38,
      140,
      120,
      upright(126, 44, 28, 40, 5, pen.metal.mid) +
        line('M126 56h28M126 70h28', 2) +
        shape('M112 84H168V104L162 110H118L112 104Z', pen.metal.mid) +
        line('M127 84V110M153 84V110') +
        box(120, 110, 40, 8, 3, brass) +
        thread(124, 118, 32, 28, pen.metal.hi) +
        upright(128, 146, 24, 44, 8, pen.metal.mid) +
        line('M134 156v10M140 156v10M146 156v10M134 174v8M146 174v8', 3),
    ) +
    turned(
      -8,
      250,
      176,
      lying(226, 156, 46, 40, 5, rubber.mid) +
        shape('M272 162H290V190H272Z', rubber.hi) +
        line('M278 168v16M284 168v16', 2.5, brass) +
        pen.label(230, 165, 37, 21),
    )
  )
}

const ecu: Draw = (pen) =>
  shape('M40 84H280V112H40ZM40 150H280V176H40Z', pen.metal.lo) +
  [52, 268]
    .map((x) => circle(x, 98, 5, pen.paper, 2.5) + circle(x, 163, 5, pen.paper, 2.5))
    .join('') +
  shape('M64 54Q64 46 72 46H248Q256 46 256 54V172H64Z', pen.metal.mid) +
  repeat(9, (i) => line(`M${84 + i * 19} 54V92`, 4)) +
  repeat(9, (i) => line(`M${82.5 + i * 19} 55V91`, 1.5, '#fff')) +
  shade('M65.5 150H254.5V170H65.5Z') +
  pen.label(86, 100, 96, 50) +
  box(196, 104, 42, 42, 2, white, 2) +
  line('M204 112v8M212 112v26M220 112v10M228 112v20M204 130v8M220 130v8', 3) +
  box(72, 166, 84, 38, 5, rubber.mid) +
  box(164, 166, 84, 38, 5, pen.pick([rubber.mid, '#54463C', '#4A5B68'])) +
  repeat(2, (row) =>
    repeat(
      9,
      (i) =>
        box(81 + i * 8, 176 + row * 11, 3, 5, 0, brass, 0) +
        box(173 + i * 8, 176 + row * 11, 3, 5, 0, brass, 0),
    ),
  )

const relay: Draw = (pen) => {
  const cover = pen.pick([rubber.mid, '#4A5B68', '#E9E4D8', '#3F6B57'])
  const print = cover === '#E9E4D8' ? ink : white
  return (
    upright(112, 168, 12, 38, 1, pen.metal.hi) +
    upright(138, 168, 12, 30, 1, pen.metal.hi) +
    upright(170, 168, 12, 30, 1, pen.metal.hi) +
    upright(196, 168, 12, 38, 1, brass) +
    box(92, 146, 136, 28, 5, rubber.lo) +
    shape('M98 52L122 30H240L222 52Z', cover) +
    light('M98 52L122 30H240L222 52Z', 0.25) +
    shape('M222 52L240 30V132L222 154Z', cover) +
    shade('M222 52L240 30V132L222 154Z', 0.35) +
    box(98, 52, 124, 104, 3, cover) +
    pen.label(108, 62, 104, 30) +
    line('M116 104V140M116 118h14v-6h20v18h-20v-6', 2.5, print) +
    line('M186 104v10l14 14M186 130v10M204 104v12', 2.5, print)
  )
}

const rocker = (x: number, y: number, up: boolean) =>
  box(x, y, 44, 56, 6, rubber.lo) +
  shape(`M${x + 5} ${y + 6}H${x + 39}V${y + 28}H${x + 5}Z`, up ? rubber.hi : rubber.mid, 2) +
  shape(`M${x + 5} ${y + 28}H${x + 39}V${y + 50}H${x + 5}Z`, up ? rubber.mid : rubber.hi, 2) +
  line(`M${x + 16} ${y + 20}l6 -7l6 7M${x + 16} ${y + 36}l6 7l6 -7`, 2.5, white)

const powerSwitch: Draw = (pen) =>
  box(112, 176, 90, 26, 4, rubber.lo) +
  line(
    repeat(8, (i) => `M${124 + i * 9.5} 186v9`),
    3,
    brass,
  ) +
  shape(
    'M58 50H252Q268 50 272 66L278 158Q278 178 260 180H60Q42 178 42 158L44 66Q46 50 58 50Z',
    rubber.mid,
  ) +
  light('M60 55H250v4H60Z', 0.35) +
  rocker(62, 64, true) +
  rocker(116, 64, pen.pick([true, false])) +
  rocker(62, 122 - 2, pen.pick([true, false])) +
  rocker(116, 120, false) +
  box(184, 66, 76, 38, 5, pen.metal.mid) +
  circle(203, 85, 8, pen.brand, 2.5) +
  line('M222 80h26M222 90h16', 3) +
  pen.label(184, 116, 76, 46)

export const electronics = {
  sensor,
  ecu,
  relay,
  switch: powerSwitch,
} satisfies Record<string, Draw>
