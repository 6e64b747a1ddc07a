import { brass, copper, ink, rubber, white } from './palette.ts'
import type { Draw } from './pen.ts'
import {
  bolts,
  box,
  circle,
  ellipse,
  group,
  light,
  line,
  n,
  repeat,
  shade,
  shape,
  tube,
  turned,
} from './shapes.ts'
import { disc, drum, drumRing, lying, upright } from './solids.ts'

const alternator: Draw = (pen) => {
  const slots = pen.between(6, 8)
  const slot = (x: number) =>
    repeat(slots, (i) => {
      const y = 70 + (i * 106) / slots
      return box(x, y, 26, 106 / slots - 6, 3, i % 2 ? copper : '#9C5B2B', 2)
    })
  return (
    shape(
      'M150 56L158 30Q162 22 172 22T186 32L190 56ZM150 184L158 206Q164 214 172 214T186 206L190 184Z',
      pen.metal.mid,
    ) +
    circle(172, 38, 7, pen.paper, 2.5) +
    circle(172, 198, 7, pen.paper, 2.5) +
    box(258, 92, 30, 40, 4, rubber.mid) +
    line('M268 100v24M278 100v24', 2.5) +
    tube('M262 150H284', brass, 7) +
    lying(206, 58, 58, 124, 20, pen.metal.mid) +
    lying(116, 58, 62, 124, 20, pen.metal.mid) +
    slot(136) +
    slot(222) +
    lying(170, 50, 44, 140, 4, pen.metal.lo) +
    line('M178 52V188M186 52V188M198 52V188M206 52V188', 1.6) +
    lying(102, 104, 20, 32, 2, pen.metal.hi) +
    drum(70, 120, 24, 44, 34, pen.metal.lo, pen.metal.mid) +
    repeat(5, (i) => line(drumRing(70, 120, 24, 44, 6 + i * 6), 3)) +
    ellipse(70, 120, 14, 26, pen.metal.hi, 2.5) +
    ellipse(70, 120, 6, 11, ink, 0) +
    pen.label(172, 102, 40, 36)
  )
}

const starter: Draw = (pen) =>
  shape('M60 80H116V190H84Q60 190 56 160Z', pen.metal.mid) +
  shade('M58 160H114.5V188.5H84Q64 188 58 160Z') +
  shape('M52 66Q52 58 60 58H82V206H74Q66 206 64 196Z', pen.metal.hi) +
  circle(70, 74, 6, pen.paper, 2.5) +
  circle(75, 192, 6, pen.paper, 2.5) +
  shape('M36 112H92V168H36Z', ink) +
  lying(24, 134, 20, 12, 2, pen.metal.mid) +
  cogSide(40, 114, 40, 52, pen.metal.hi) +
  lying(108, 54, 120, 50, 8, pen.metal.mid) +
  upright(216, 50, 18, 58, 3, rubber.mid) +
  tube('M236 64H252M236 90H252', copper, 6) +
  line('M246 82V62', 3) +
  tube('M248 90C270 96 268 108 250 118', copper, 5) +
  lying(104, 106, 150, 88, 8, rubber.mid) +
  lying(246, 112, 28, 76, 12, pen.metal.mid) +
  circle(264, 134, 4, ink, 0) +
  circle(264, 166, 4, ink, 0) +
  line('M124 108V192', 2.5) +
  pen.label(148, 128, 76, 42)

/** A pinion seen from its side: a block of teeth. */
const cogSide = (x: number, y: number, w: number, h: number, fill: string) =>
  lying(x, y, w, h, 3, fill) +
  line(
    repeat(5, (i) => `M${x} ${n(y + ((i + 1) * h) / 6)}h${w}`),
    2.5,
  )

const ignitionCoil: Draw = (pen) =>
  turned(
    22,
    160,
    120,
    shape('M196 52H224Q232 52 232 62T224 74H196Z', rubber.mid) +
      circle(217, 63, 6, pen.metal.hi, 2.5) +
      upright(124, 40, 76, 50, 10, rubber.mid) +
      shape('M126 46L100 36V74L126 70Z', pen.brand) +
      line('M108 46v18M115 48v14', 2.5) +
      upright(134, 26, 50, 18, 6, rubber.hi) +
      upright(142, 88, 36, 54, 3, pen.metal.mid) +
      line('M142 100h36M142 130h36') +
      shape(
        'M139 140H181L184 200Q184 210 174 210H146Q136 210 136 200Z',
        pen.pick([rubber.mid, '#9A4B34', '#4A6B82']),
      ) +
      line('M138 156h44M137 170h45M137 184h46', 2) +
      light('M146 146H152V202H147Z', 0.3) +
      ellipse(160, 206, 12, 4, ink, 0) +
      pen.label(134, 52, 54, 28),
  )

const wiperBlade = (y: number, length: number) => {
  const end = 24 + length
  const crown = 24 + length / 2
  return (
    shape(
      `M24 ${y + 18}Q${crown} ${y - 2} ${end} ${y + 18}V${y + 24}Q${crown} ${y + 6} 24 ${y + 24}Z`,
      rubber.hi,
      2.5,
    ) +
    shape(
      `M20 ${y}Q${crown} ${y - 26} ${end + 4} ${y}V${y + 16}Q${crown} ${y - 4} 20 ${y + 16}Z`,
      rubber.mid,
    ) +
    line(`M40 ${y + 3}Q${crown} ${y - 16} ${end - 16} ${y + 3}`, 2, rubber.hi) +
    box(crown - 30, y - 28, 60, 26, 5, rubber.hi)
  )
}

const wiper: Draw = (pen) =>
  turned(
    -16,
    160,
    120,
    wiperBlade(70, 272) +
      pen.label(136, 45, 48, 20) +
      group(
        'translate(0 72)',
        wiperBlade(70, pen.between(180, 230)),
        tube('M290 104L210 84L160 60', pen.metal.lo, 10),
        disc(290, 104, 17, rubber.hi),
        circle(290, 104, 7, pen.metal.hi, 2.5),
      ),
  )

const windowMotor: Draw = (pen) =>
  tube('M92 36V200', pen.metal.mid, 18) +
  line('M92 40V196', 2) +
  line('M92 28C150 20 210 60 214 106M92 208C150 216 206 190 214 140', 7) +
  line('M92 28C150 20 210 60 214 106M92 208C150 216 206 190 214 140', 2.5, rubber.hi) +
  disc(92, 34, 16, rubber.mid) +
  circle(92, 34, 5, pen.metal.hi, 2) +
  disc(92, 202, 16, rubber.mid) +
  circle(92, 202, 5, pen.metal.hi, 2) +
  box(58, 84, 70, 42, 6, pen.metal.hi) +
  circle(72, 105, 6, pen.paper, 2.5) +
  circle(114, 105, 6, pen.paper, 2.5) +
  shape('M176 96L210 82L256 96L262 140L240 166L192 160L172 134Z', rubber.mid) +
  disc(214, 122, 27, pen.metal.mid) +
  bolts(214, 122, 18, 6, 3, ink, 0, 0) +
  circle(214, 122, 6, pen.metal.hi, 2) +
  circle(250, 104, 4, pen.metal.hi, 2) +
  turned(24, 236, 172, upright(214, 152, 42, 54, 8, pen.metal.mid) + pen.label(216, 168, 38, 22)) +
  box(160, 138, 24, 26, 3, white, 2.5)

const horn: Draw = (pen) => {
  const shell = pen.pick(['#C8372B', rubber.mid, rubber.mid, '#2F5D7C'])
  return (
    shape('M150 64V28Q150 18 160 18H178Q188 18 188 28V64Z', pen.metal.mid) +
    box(160, 26, 18, 9, 4.5, pen.paper, 2.5) +
    shape('M96 162C116 196 160 208 196 206L206 170C176 180 150 176 128 158Z', shell) +
    shape('M190 158Q216 148 244 132Q264 170 258 214Q222 214 186 208Z', shell) +
    ellipse(254, 173, 13, 41, ink) +
    ellipse(255, 173, 7, 30, rubber.mid, 2) +
    disc(150, 118, 76, shell) +
    circle(150, 118, 64, shell, 2.5) +
    circle(150, 118, 46, pen.metal.mid) +
    circle(150, 118, 33, pen.metal.hi, 2.5) +
    disc(150, 118, 12, pen.metal.mid, 2.5) +
    line('M144 118h12', 2.5) +
    line('M90 98Q100 66 134 54', 5, '#fff') +
    box(66, 150, 16, 9, 2, brass, 2.5) +
    box(72, 166, 16, 9, 2, brass, 2.5) +
    pen.label(124, 136, 52, 22)
  )
}

export const electrics = {
  alternator,
  starter,
  'ignition-coil': ignitionCoil,
  wiper,
  'window-motor': windowMotor,
  horn,
} satisfies Record<string, Draw>
