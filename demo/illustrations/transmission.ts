import { ink, rubber } from './palette.ts'
import type { Draw, Pen } from './pen.ts'
import {
  arc,
  around,
  bolts,
  box,
  circle,
  dashes,
  line,
  n,
  polar,
  repeat,
  shade,
  shape,
  turned,
} from './shapes.ts'
import { cog, disc, lying, upright } from './solids.ts'

const gear: Draw = (pen) => {
  const teeth = pen.between(18, 24)
  return (
    cog(222, 72, 46, 13, 10, pen.metal.lo) +
    disc(222, 72, 20, pen.metal.hi, 2.5) +
    circle(222, 72, 9, pen.paper, 2.5) +
    cog(132, 130, 80, teeth, 12, pen.metal.mid) +
    disc(132, 130, 58, pen.metal.hi, 2.5) +
    bolts(132, 130, 42, pen.pick([5, 6, 8]), 7, pen.paper) +
    disc(132, 130, 26, pen.metal.mid, 2.5) +
    cog(132, 130, 18, 12, 4, pen.paper, 2.5) +
    line(arc(132, 130, 52, 190, 250), 4, '#fff') +
    pen.tag(206, 132)
  )
}

const driveshaft: Draw = (pen) => {
  const boot = (x: number, way: number) =>
    [0, 1, 2, 3]
      .map((i) =>
        box(
          x + way * i * 11 - 8,
          120 - (30 - i * 5),
          16,
          60 - i * 10,
          6,
          i % 2 ? rubber.hi : rubber.mid,
          2.5,
        ),
      )
      .reverse()
      .join('')
  return turned(
    -16,
    160,
    120,
    lying(6, 111, 26, 18, 3, pen.metal.mid) +
      line('M10 116h16M10 120h16M10 124h16', 1.6) +
      lying(288, 111, 28, 18, 3, pen.metal.mid) +
      line('M296 116h16M296 120h16M296 124h16', 1.6) +
      lying(106, 111, 110, 18, 2, pen.metal.mid) +
      boot(86, 1) +
      boot(236, -1) +
      lying(28, 92, 18, 56, 6, pen.metal.hi) +
      lying(42, 84, 42, 72, 10, pen.metal.mid) +
      lying(242, 82, 50, 76, 8, pen.metal.lo) +
      line('M256 84v72M276 84v72', 2) +
      pen.label(136, 106, 48, 28),
  )
}

const gearbox: Draw = (pen) => {
  const ribs = pen.between(3, 5)
  return (
    upright(170, 38, 22, 26, 4, pen.metal.lo) +
    lying(158, 56, 52, 14, 3, pen.metal.mid) +
    lying(262, 104, 34, 34, 3, pen.metal.lo) +
    box(282, 92, 14, 58, 3, pen.metal.mid) +
    shape('M212 82L268 96V148L212 168Z', pen.metal.mid) +
    shade('M213.5 146L266.5 138V147L213.5 166Z') +
    shape('M104 74L126 68H214V176L126 184L104 178Z', pen.metal.mid) +
    shade('M105 160H212.5V174.5L126 182.5L105 177Z') +
    repeat(ribs, (i) => line(`M${n(132 + (i * 72) / ribs)} 70V182`)) +
    shape('M120 182H206V196Q206 202 200 202H126Q120 202 120 196Z', pen.metal.lo) +
    circle(136, 192, 4, pen.metal.hi, 2) +
    circle(190, 192, 4, pen.metal.hi, 2) +
    shape('M46 34Q40 34 40 42V200Q40 208 48 208L108 184V66Z', pen.metal.hi) +
    shade('M41.5 176V200Q42 206 48 206L107 183V168Q70 180 41.5 176Z') +
    line('M62 60L92 76M62 182L92 172M60 96L94 102M60 150L94 146', 3) +
    upright(28, 28, 18, 186, 5, pen.metal.lo) +
    line('M30 48h14M30 84h14M30 120h14M30 156h14M30 192h14', 3) +
    pen.label(144, 104, 58, 34)
  )
}

const bearing: Draw = (pen) => {
  const balls = pen.between(9, 12)
  return (
    circle(172, 124, 84, pen.metal.lo) +
    disc(154, 120, 84, pen.metal.mid) +
    circle(154, 120, 70, pen.metal.hi, 2.5) +
    circle(154, 120, 64, rubber.lo, 2.5) +
    bolts(154, 120, 51, balls, 12, pen.metal.mid) +
    bolts(150, 116, 51, balls, 3.5, '#fff', -90, 0) +
    circle(154, 120, 39, pen.metal.hi, 2.5) +
    disc(154, 120, 34, pen.metal.mid, 2.5) +
    circle(154, 120, 25, pen.metal.lo) +
    shape('M131 112A25 25 0 1 1 178 128A27 27 0 0 0 131 112Z', pen.paper, 2) +
    line(arc(154, 120, 77, 190, 245), 4, '#fff') +
    pen.tag(222, 138)
  )
}

const clutchDisc: Draw = (pen) => frictionDisc(pen, 160, 118, 90) + pen.tag(228, 150)

/** Rivet heads between the pads: dots of a dashed circle. */
const rivets = (x: number, y: number, r: number, count: number) => {
  const gap = (2 * Math.PI * r) / count
  return turned(
    180 / count,
    x,
    y,
    dashes(`M${x + r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y - 0.1}`, `0 ${gap.toFixed(2)}`, 5, ink),
  )
}

const frictionDisc = (pen: Pen, x: number, y: number, r: number) => {
  const pads = pen.pick([14, 16, 18])
  const springs = pen.pick([4, 5, 6])
  const lining = pen.pick(['#8A6F4E', '#7C5A45', '#9A8560'])
  return (
    disc(x, y, r, lining) +
    line(around(pads, (a) => `M${polar(x, y, r * 0.62, a)}L${polar(x, y, r - 2, a)}`)) +
    rivets(x, y, r * 0.8, pads) +
    disc(x, y, r * 0.62, pen.metal.mid) +
    around(
      springs,
      (a) =>
        turned(
          a,
          x,
          y,
          box(x + r * 0.27, y - r * 0.15, r * 0.22, r * 0.3, 4, pen.brand, 2.5) +
            line(
              `M${n(x + r * 0.27)} ${n(y - r * 0.05)}h${n(r * 0.22)}M${n(x + r * 0.27)} ${n(y + r * 0.06)}h${n(r * 0.22)}`,
              2,
            ),
        ),
      -90,
    ) +
    disc(x, y, r * 0.22, pen.metal.hi) +
    cog(x, y, r * 0.15, 12, r * 0.035, pen.paper, 2)
  )
}

const clutchKit: Draw = (pen) => {
  const fingers = pen.pick([12, 14])
  return (
    frictionDisc(pen, 108, 94, 74) +
    cog(206, 128, 76, 6, 7, pen.metal.lo) +
    disc(206, 128, 66, pen.metal.mid, 2.5) +
    bolts(206, 128, 60, 9, 3, ink, -70, 0) +
    disc(206, 128, 48, pen.metal.hi, 2.5) +
    line(
      around(fingers, (a) => `M${polar(206, 128, 17, a)}L${polar(206, 128, 43, a)}`),
      2.5,
    ) +
    circle(206, 128, 16, pen.paper, 2.5) +
    disc(94, 180, 32, pen.metal.mid) +
    circle(94, 180, 22, rubber.mid, 2.5) +
    circle(94, 180, 15, pen.metal.hi, 2.5) +
    circle(94, 180, 9, pen.paper, 2.5) +
    pen.tag(252, 152)
  )
}

export const transmission = {
  gear,
  driveshaft,
  gearbox,
  bearing,
  'clutch-kit': clutchKit,
  'clutch-disc': clutchDisc,
} satisfies Record<string, Draw>
