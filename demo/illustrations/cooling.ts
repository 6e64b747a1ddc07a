import { brass, copper, ink, rubber, steel } from './palette.ts'
import type { Draw } from './pen.ts'
import {
  around,
  box,
  circle,
  dashes,
  ellipse,
  group,
  light,
  line,
  n,
  point,
  polar,
  repeat,
  shape,
  tube,
  turned,
} from './shapes.ts'
import { disc, drum, drumRing, lying, upright } from './solids.ts'

const radiator: Draw = (pen) => {
  const fins = pen.between(14, 19)
  const rows = pen.between(5, 7)
  return (
    box(74, 62, 172, 118, 3, pen.metal.mid) +
    line(
      repeat(fins, (i) => `M${n(80 + (i * 164) / fins)} 64V178`),
      1.6,
    ) +
    line(
      repeat(rows, (i) => `M76 ${n(78 + (i * 100) / (rows - 1) - 8)}H244`),
      4,
    ) +
    line(
      repeat(rows, (i) => `M76 ${n(78 + (i * 100) / (rows - 1) - 8)}H244`),
      1.5,
      pen.metal.hi,
    ) +
    box(66, 52, 188, 12, 3, pen.metal.lo) +
    box(66, 178, 188, 12, 3, pen.metal.lo) +
    lying(26, 150, 34, 20, 3, rubber.hi) +
    lying(260, 70, 34, 20, 3, rubber.hi) +
    upright(48, 46, 28, 150, 8, rubber.mid) +
    upright(244, 46, 28, 150, 8, rubber.mid) +
    repeat(6, (i) => line(`M50 ${62 + i * 23}h24M246 ${62 + i * 23}h24`, 2)) +
    upright(53, 34, 18, 12, 2, rubber.hi) +
    box(47, 26, 30, 11, 4, pen.metal.mid) +
    pen.label(128, 102, 64, 36)
  )
}

const condenser: Draw = (pen) => {
  const rows = pen.between(9, 12)
  const pitch = 116 / rows
  return (
    box(56, 60, 190, 124, 2, steel.lo) +
    repeat(rows, (i) => {
      const y = n(64 + (i + 0.5) * pitch)
      return dashes(`M60 ${y}H242`, '2 4', pitch - 4, pen.metal.hi, true)
    }) +
    line(
      repeat(rows + 1, (i) => `M58 ${n(64 + i * pitch)}H244`),
      2.5,
    ) +
    upright(48, 54, 14, 136, 4, pen.metal.mid) +
    upright(240, 54, 14, 136, 4, pen.metal.mid) +
    upright(260, 66, 22, 116, 11, pen.metal.mid) +
    box(254, 84, 8, 10, 1, pen.metal.lo, 2) +
    box(254, 154, 8, 10, 1, pen.metal.lo, 2) +
    line('M261 78h20M261 170h20', 2) +
    tube('M54 78H36V52', pen.metal.mid, 6) +
    tube('M54 168H32V146', pen.metal.mid, 6) +
    box(24, 40, 24, 14, 3, pen.metal.lo) +
    box(20, 134, 24, 14, 3, pen.metal.lo) +
    box(70, 44, 20, 14, 3, pen.metal.mid, 2.5) +
    box(206, 44, 20, 14, 3, pen.metal.mid, 2.5) +
    pen.label(116, 104, 68, 36)
  )
}

const fan: Draw = (pen) => {
  const blades = pen.pick([5, 6, 7, 8])
  const span = 250 / blades
  return (
    box(58, 26, 204, 186, 16, rubber.mid) +
    box(44, 46, 22, 16, 4, rubber.hi) +
    box(254, 46, 22, 16, 4, rubber.hi) +
    box(44, 176, 22, 16, 4, rubber.hi) +
    box(254, 176, 22, 16, 4, rubber.hi) +
    circle(160, 118, 86, rubber.hi) +
    circle(160, 118, 79, pen.paper, 2.5) +
    line('M160 118L96 62M160 118L224 62M160 118V204', 8) +
    line('M160 118L96 62M160 118L224 62M160 118V204', 4, rubber.hi) +
    around(
      blades,
      (a) =>
        shape(
          `M${polar(160, 118, 20, a)}Q${polar(160, 118, 50, a - 12)} ${polar(160, 118, 74, a + 4)}A74 74 0 0 1 ${polar(160, 118, 74, a + span)}Q${polar(160, 118, 48, a + span * 0.5)} ${polar(160, 118, 20, a + span * 0.7)}Z`,
          rubber.mid,
          2.5,
        ) +
        light(
          `M${polar(160, 118, 34, a + 2)}Q${polar(160, 118, 54, a)} ${polar(160, 118, 70, a + 9)}L${polar(160, 118, 68, a + 16)}Q${polar(160, 118, 52, a + 6)} ${polar(160, 118, 34, a + 10)}Z`,
          0.25,
        ),
    ) +
    disc(160, 118, 30, rubber.hi) +
    pen.label(138, 106, 44, 24) +
    box(216, 192, 34, 14, 3, rubber.lo, 2.5)
  )
}

const thermostat: Draw = (pen) => {
  const spring = pen.between(4, 5)
  return (
    shape('M122 96Q130 40 150 34H170Q190 40 198 96H182Q176 60 166 54H154Q144 60 138 96Z', brass) +
    circle(160, 44, 6, pen.metal.hi, 2.5) +
    shape('M112 96Q160 72 208 96Z', copper) +
    box(76, 94, 168, 18, 5, rubber.mid) +
    lying(68, 99, 184, 9, 3, brass) +
    circle(92, 103.5, 3.5, pen.metal.hi, 2) +
    shape('M112 112L132 186H140L122 112ZM208 112L188 186H180L198 112Z', brass, 2.5) +
    upright(144, 112, 32, 62, 2, copper) +
    repeat(spring, (i) =>
      tube(
        `M130 ${n(122 + (i * 48) / spring)}Q160 ${n(134 + (i * 48) / spring)} 190 ${n(126 + (i * 48) / spring)}`,
        pen.metal.hi,
        4,
      ),
    ) +
    shape('M124 178H196V188Q160 200 124 188Z', brass) +
    upright(151, 188, 18, 18, 6, copper) +
    pen.tag(232, 108)
  )
}

const waterPump: Draw = (pen) => {
  const vanes = pen.between(6, 8)
  return (
    tube('M196 76L264 52', pen.metal.mid, 34) +
    turned(-19, 264, 52, box(256, 30, 16, 46, 4, pen.metal.lo)) +
    [-90, -30, 40, 90, 150, 205]
      .map(
        (a) =>
          line(`M150 124L${polar(150, 124, 80, a)}`, 34) +
          line(`M150 124L${polar(150, 124, 80, a)}`, 28, pen.metal.mid),
      )
      .join('') +
    disc(150, 124, 76, pen.metal.mid) +
    [-90, -30, 40, 90, 150, 205]
      .map((a) => {
        const { x, y } = point(150, 124, 80, a)
        return circle(x, y, 14, pen.metal.mid, 0) + circle(x, y, 6.5, pen.paper, 2.5)
      })
      .join('') +
    circle(150, 124, 62, pen.metal.hi, 2.5) +
    circle(150, 124, 57, rubber.mid, 2.5) +
    around(vanes, (a) =>
      shape(
        `M${polar(150, 124, 16, a)}Q${polar(150, 124, 36, a + 2)} ${polar(150, 124, 52, a + 34)}L${polar(150, 124, 52, a + 46)}Q${polar(150, 124, 32, a + 20)} ${polar(150, 124, 16, a + 26)}Z`,
        pen.metal.hi,
        2,
      ),
    ) +
    disc(150, 124, 19, pen.metal.lo) +
    circle(150, 124, 8, pen.metal.hi, 2.5) +
    turned(-19, 226, 66, pen.label(206, 55, 40, 22))
  )
}

const hose: Draw = (pen) => {
  const bend = pen.pick([
    'M76 168V130C76 60 124 74 160 104S244 146 244 76V60',
    'M76 168V110C76 40 150 60 160 120S244 170 244 100V60',
    'M76 168V150C76 96 110 96 160 116S244 136 244 92V60',
  ])
  const clamp = (x: number, y: number) =>
    upright(x - 30, y, 60, 15, 4, pen.metal.hi) +
    line(
      repeat(5, (i) => `M${x - 22 + i * 6} ${y + 3}v9`),
      1.6,
    ) +
    lying(x + 8, y - 4, 26, 23, 4, pen.metal.mid) +
    line(`M${x + 27} ${y + 2}v11`, 2.5)
  return (
    line(bend, 54) +
    line(bend, 48, rubber.mid) +
    group('translate(-10 -2)', line(bend, 6, rubber.hi)) +
    upright(47, 150, 58, 46, 4, rubber.mid) +
    upright(215, 44, 58, 46, 4, rubber.mid) +
    ellipse(244, 45, 29, 11, rubber.hi) +
    ellipse(244, 45, 19, 6.5, ink, 0) +
    clamp(76, 168) +
    clamp(244, 62) +
    turned(28, 160, 114, pen.label(138, 102, 46, 24))
  )
}

const acCompressor: Draw = (pen) =>
  shape('M150 62L168 40H196L206 62ZM158 182L172 204H200L212 182Z', pen.metal.lo) +
  circle(182, 52, 5, pen.paper, 2.5) +
  circle(186, 193, 5, pen.paper, 2.5) +
  lying(120, 60, 124, 124, 12, pen.metal.mid) +
  line('M176 62V182M208 62V182', 2.5) +
  lying(236, 70, 30, 104, 14, pen.metal.lo) +
  shape('M196 62V36Q196 30 202 30H252Q258 30 258 36V72H196Z', pen.metal.hi) +
  circle(213, 46, 8, ink, 2.5) +
  circle(240, 46, 8, ink, 2.5) +
  pen.label(182, 104, 62, 36) +
  drum(94, 122, 46, 66, 44, pen.metal.lo, rubber.mid) +
  repeat(5, (i) => line(drumRing(94, 122, 46, 66, 9 + i * 8), 3.5)) +
  ellipse(94, 122, 39, 56, pen.metal.lo, 2.5) +
  ellipse(94, 122, 34, 49, pen.metal.hi, 2.5) +
  around(3, (a) => line(`M94 122L${polar(94, 122, 25, a, 36)}`, 15), -90) +
  around(3, (a) => line(`M94 122L${polar(94, 122, 25, a, 36)}`, 10, pen.metal.mid), -90) +
  around(
    3,
    (a) => {
      const { x, y } = point(94, 122, 25, a, 36)
      return circle(x, y, 3, ink, 0)
    },
    -90,
  ) +
  ellipse(94, 122, 10, 13, pen.metal.lo, 2.5) +
  circle(94, 122, 3.5, ink, 0)

export const cooling = {
  radiator,
  fan,
  thermostat,
  'water-pump': waterPump,
  hose,
  'ac-compressor': acCompressor,
  condenser,
} satisfies Record<string, Draw>
