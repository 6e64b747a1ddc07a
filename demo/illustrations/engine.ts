import { ink, iron, rubber } from './palette.ts'
import type { Metal } from './palette.ts'
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
  turned,
} from './shapes.ts'
import { disc, lying, upright } from './solids.ts'

const piston: Draw = (pen) =>
  shape('M144 98L136 172H184L176 98Z', pen.metal.mid) +
  shape('M153 112H167L172 160H148Z', pen.metal.lo, 2) +
  upright(104, 30, 112, 84, 8, pen.metal.mid) +
  box(104, 44, 112, 7, 0, rubber.mid, 2) +
  box(104, 57, 112, 7, 0, rubber.mid, 2) +
  box(104, 70, 112, 8, 0, pen.metal.hi, 2) +
  shape('M120 114Q124 96 140 92H180Q196 96 200 114Z', pen.metal.lo) +
  circle(160, 98, 12, pen.metal.hi) +
  circle(160, 98, 5, ink, 0) +
  disc(160, 184, 30, pen.metal.mid) +
  circle(160, 184, 17, pen.paper) +
  line('M127 184H143M177 184H193') +
  upright(128, 192, 10, 14, 2, pen.metal.lo) +
  upright(182, 192, 10, 14, 2, pen.metal.lo) +
  pen.tag(166, 128)

const gasket: Draw = (pen) => {
  const bores = pen.pick([3, 4, 4])
  const pitch = 208 / bores
  const plate = pen.pick([rubber.hi, pen.metal.mid, '#8A8F6A', '#6F5F55'])
  const holes = repeat(bores + 1, (i) => {
    const x = 56 + i * pitch
    return circle(x, 84, 5, pen.paper, 2.5) + circle(x, 158, 5, pen.paper, 2.5)
  })
  return turned(
    -8,
    160,
    120,
    shape(
      'M50 68Q56 62 66 66H254Q264 62 270 68Q276 76 272 86V154Q278 166 268 172Q258 178 248 172H176L166 180H146L138 172H70Q58 178 50 172Q44 164 48 154V86Q44 76 50 68Z',
      plate,
    ) +
      light('M70 69H250v3H70Z', 0.35) +
      holes +
      repeat(bores, (i) => {
        const x = 56 + (i + 0.5) * pitch
        const r = Math.min(pitch * 0.4, 27)
        return (
          circle(x, 120, r + 3, pen.metal.hi, 2.5) +
          circle(x, 120, r - 2, pen.paper, 2.5) +
          box(x - 9, 76, 18, 7, 3.5, pen.paper, 2) +
          circle(x, 160, 4, pen.paper, 2)
        )
      }) +
      pen.label(136, 166, 48, 17),
  )
}

/** An egg-shaped cam foreshortened along the shaft; `nose` is the direction of its tip. */
const lobe = (x: number, nose: number, metal: Metal) => {
  const profile = (shift: number) =>
    `M${Array.from({ length: 18 }, (_, i) => {
      const degrees = i * 20
      const rise = Math.max(0, Math.cos(((degrees - nose) * Math.PI) / 180)) ** 3
      return polar(x + shift, 120, (24 + 22 * rise) * 0.5, degrees, 24 + 22 * rise)
    }).join('L')}Z`
  return shape(profile(12), metal.lo) + shape(profile(0), metal.hi)
}

const camshaft: Draw = (pen) => {
  const cylinders = pen.between(3, 4)
  const pitch = 176 / cylinders
  return turned(
    -14,
    160,
    120,
    lying(34, 108, 252, 24, 4, pen.metal.mid) +
      repeat(cylinders, (i) => {
        const x = 88 + i * pitch
        const nose = [-90, 30, 100, 200][i] ?? 0
        return (
          lobe(x, nose, pen.metal) +
          (i < cylinders - 1 ? lying(x + pitch * 0.55, 101, 12, 38, 3, pen.metal.lo) : '')
        )
      }) +
      upright(52, 78, 12, 84, 3, pen.metal.lo) +
      repeat(9, (i) => line(`M52 ${84 + i * 9}h12`, 2)) +
      lying(40, 100, 12, 40, 3, pen.metal.mid) +
      lying(270, 104, 14, 32, 3, pen.metal.mid) +
      pen.tag(250, 132),
  )
}

const turbo: Draw = (pen) => {
  const blades = pen.between(9, 12)
  return (
    disc(208, 134, 60, iron.mid) +
    circle(214, 134, 34, iron.lo, 2.5) +
    box(230, 48, 44, 62, 4, iron.mid) +
    box(222, 40, 60, 16, 3, iron.hi) +
    box(186, 90, 22, 74, 4, iron.lo) +
    shape(
      'M40 44H140C188 44 216 80 216 122C216 168 180 202 136 202C92 202 62 170 62 130C62 116 66 104 74 94H40Z',
      pen.metal.mid,
    ) +
    shade('M204 88C216 128 200 176 150 193C130 199 104 194 90 182C110 210 212 216 214.5 122Z') +
    light('M54 52H138C160 52 176 60 188 72C172 64 158 60 138 60H54Z') +
    box(34, 36, 14, 66, 3, pen.metal.lo) +
    circle(138, 126, 50, pen.metal.hi) +
    circle(138, 126, 42, rubber.lo, 2.5) +
    around(blades, (a) =>
      shape(
        `M${polar(138, 126, 10, a)}Q${polar(138, 126, 30, a - 4)} ${polar(138, 126, 39, a + 22)}L${polar(138, 126, 39, a + 30)}Q${polar(138, 126, 28, a + 18)} ${polar(138, 126, 10, a + 20)}Z`,
        pen.metal.mid,
        1.5,
      ),
    ) +
    circle(138, 126, 12, pen.metal.hi, 2.5) +
    circle(138, 126, 4, ink, 0) +
    bolts(138, 126, 58, 5, 3, pen.metal.lo, 20, 2) +
    pen.label(76, 52, 50, 22)
  )
}

const engineMount: Draw = (pen) => {
  const mount =
    shape('M60 172L104 120H216L262 172V190H60Z', pen.metal.mid) +
    shade('M61.5 178H260.5V188.5H61.5Z') +
    line('M112 138L92 172M208 138L230 172', 3) +
    circle(84, 181, 5.5, pen.paper, 2.5) +
    circle(236, 181, 5.5, pen.paper, 2.5) +
    shape('M214 62L262 54Q276 54 276 68T262 84L214 104Z', pen.metal.mid) +
    circle(260, 69, 7, pen.paper, 2.5) +
    disc(160, 98, 66, pen.metal.mid) +
    circle(160, 98, 53, rubber.mid) +
    shape(
      `${arc(160, 98, 42, -150, -30)}L${polar(160, 98, 33, -30)}A33 33 0 0 0 ${polar(160, 98, 33, -150)}Z`,
      pen.paper,
      2.5,
    ) +
    shape(
      `${arc(160, 98, 42, 40, 140)}L${polar(160, 98, 33, 140)}A33 33 0 0 0 ${polar(160, 98, 33, 40)}Z`,
      pen.paper,
      2.5,
    ) +
    disc(160, 98, 22, pen.metal.hi) +
    circle(160, 98, 10, pen.paper) +
    line(arc(160, 98, 60, 190, 250), 4, '#fff') +
    pen.label(134, 150, 52, 24)
  return pen.handed(mount)
}

export const engine = {
  piston,
  gasket,
  camshaft,
  turbo,
  'engine-mount': engineMount,
} satisfies Record<string, Draw>
