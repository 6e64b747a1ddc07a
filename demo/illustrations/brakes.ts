import { brass, ink, rubber } from './palette.ts'
import type { Draw } from './pen.ts'
import {
  arc,
  around,
  bolts,
  box,
  circle,
  group,
  light,
  line,
  polar,
  shade,
  shape,
  tube,
} from './shapes.ts'
import { disc, lying, upright } from './solids.ts'

const caliperColours = ['#C8372B', '#E0A81E', '#8FA0A5', '#2F5D7C', '#5B6A70']

const brakeDisc: Draw = (pen) => {
  const holes = pen.between(18, 26)
  const surface = pen.pick(['drilled', 'slotted', 'plain'] as const)
  const x = 154
  const y = 120
  const pattern = {
    drilled: around(
      holes,
      (a) => `${dot(polar(x, y, 74, a))}${dot(polar(x, y, 60, a + 180 / holes))}`,
    ),
    slotted: line(
      around(
        8,
        (a) => `M${polar(x, y, 54, a)}Q${polar(x, y, 68, a + 6)} ${polar(x, y, 80, a + 22)}`,
      ),
      4.5,
    ),
    plain: circle(x, y, 74, 'none', 1.5) + circle(x, y, 64, 'none', 1.5),
  }[surface]
  return (
    disc(x + 14, y + 3, 90, pen.metal.lo) +
    disc(x, y, 90, pen.metal.mid) +
    circle(x, y, 84, pen.metal.hi, 1.8) +
    pattern +
    line(arc(x, y, 79, 195, 250), 5, '#fff') +
    disc(x, y, 46, pen.metal.mid) +
    circle(x, y, 22, pen.paper) +
    bolts(x, y, 34, pen.pick([4, 5, 5, 6]), 5, pen.paper) +
    pen.tag(226, 150)
  )
}

const dot = (at: string) => `<path d="M${at}h.1" stroke-width="6"/>`

const brakePad: Draw = (pen) => {
  const lining = pen.pick(['#6B625B', '#574F49', '#7C6A57'])
  const pad = (chamfer: number) =>
    shape(
      'M40 74Q40 66 48 64H64L76 46H224L236 64H272Q280 66 280 74V108H258Q250 140 242 146Q160 176 78 146Q70 140 62 108H40Z',
      pen.metal.mid,
    ) +
    shape(
      `M84 60H216Q${232 - chamfer} 60 236 74Q238 106 228 132Q160 158 92 132Q82 106 84 74Z`,
      lining,
    ) +
    shade('M92 132Q160 158 228 132L232 118Q160 142 88 118Z', 0.3) +
    line('M160 60V146', 5) +
    light('M92 66H150v5H91Z', 0.3)
  return (
    group('translate(32 2) scale(.86)', pad(0)) +
    group(
      'translate(10 54) scale(.86)',
      pad(8),
      circle(54, 88, 6, pen.paper, 2.5),
      circle(266, 88, 6, pen.paper, 2.5),
    ) +
    pen.label(82, 124, 52, 28)
  )
}

const caliper: Draw = (pen) => {
  const colour = pen.pick(caliperColours)
  return (
    shape(
      'M40 128Q34 94 54 74L74 82Q62 104 66 132ZM280 128Q286 94 266 74L246 82Q258 104 254 132Z',
      pen.metal.mid,
    ) +
    circle(54, 112, 7, pen.paper, 2.5) +
    circle(266, 112, 7, pen.paper, 2.5) +
    shape(
      'M62 176Q46 82 104 54Q160 32 216 54Q274 82 258 176Q256 186 246 186H222Q212 186 210 176Q208 148 196 138Q160 120 124 138Q112 148 110 176Q108 186 98 186H74Q64 186 62 176Z',
      colour,
    ) +
    shade('M216 56Q272 84 256.5 176Q255 184.5 246 184.5H230Q256 110 216 56Z') +
    light('M80 92Q92 70 116 60Q138 52 160 51V58Q138 58 118 67Q98 76 88 98Z') +
    line('M110 168H72M210 168H248', 2.5) +
    shape('M122 92H198V114Q160 100 122 114Z', ink) +
    line('M136 92v17M150 92v12M170 92v12M184 92v17', 3, pen.metal.lo) +
    circle(88, 140, 9, pen.metal.mid) +
    circle(232, 140, 9, pen.metal.mid) +
    line('M84 140h8M228 140h8', 2.5) +
    upright(216, 32, 11, 24, 3, brass) +
    pen.label(132, 60, 56, 24)
  )
}

const brakeShoe: Draw = (pen) => {
  const lining = pen.pick(['#6B5A48', '#7C6A57', '#574F49'])
  const shoe =
    shape(
      `${arc(160, 120, 88, 112, 248)}L${polar(160, 120, 76, 248)}A76 76 0 0 0 ${polar(160, 120, 76, 112)}Z`,
      lining,
    ) +
    shape(
      `${arc(160, 120, 76, 106, 254)}L${polar(160, 120, 69, 254)}A69 69 0 0 0 ${polar(160, 120, 69, 106)}Z`,
      pen.metal.hi,
      2.5,
    ) +
    shape(
      `${arc(160, 120, 69, 106, 254)}L${polar(160, 120, 46, 250)}A46 46 0 0 0 ${polar(160, 120, 46, 110)}Z`,
      pen.metal.mid,
    ) +
    line(
      around(
        6,
        (a) => `M${polar(160, 120, 77, 130 + a * 0.28)}L${polar(160, 120, 87, 130 + a * 0.28)}`,
      ),
    ) +
    circle(102, 120, 6, pen.paper, 2.5) +
    circle(124, 82, 4.5, pen.paper, 2.5) +
    circle(124, 158, 4.5, pen.paper, 2.5)
  const spring = (y: number) =>
    line(`M122 ${y}H142M178 ${y}H198`, 4) +
    line(`M140 ${y - 6}l4 12l4 -12l4 12l4 -12l4 12l4 -12l4 12l4 -12l4 12`, 5) +
    line(`M140 ${y - 6}l4 12l4 -12l4 12l4 -12l4 12l4 -12l4 12l4 -12l4 12`, 2, pen.metal.hi)
  return (
    group('translate(-16 0)', shoe) +
    group('matrix(-1 0 0 1 336 0)', shoe) +
    spring(82) +
    spring(164) +
    lying(118, 108, 84, 14, 3, pen.metal.lo) +
    cogWheel(pen.metal.hi) +
    pen.tag(232, 150)
  )
}

const cogWheel = (fill: string) =>
  box(150, 102, 14, 26, 2, fill, 2.5) + line('M150 109h14M150 115h14M150 121h14', 1.8)

const masterCylinder: Draw = (pen) =>
  shape('M82 40Q82 32 90 32H196Q206 32 206 42V88Q206 96 198 96H92Q82 96 82 88Z', '#F2EEDF') +
  shape('M83.5 62H204.5V88Q204 94.5 198 94.5H92Q83.5 94 83.5 88Z', '#E8C987', 0) +
  line('M82 62H206', 2) +
  shade('M182 33.5H196Q204.5 34 204.5 42V88Q204 94.5 198 94.5H182Z') +
  lying(116, 12, 56, 24, 5, rubber.mid) +
  line('M128 14v20M140 14v20M152 14v20M162 14v20', 2) +
  upright(104, 94, 22, 22, 2, rubber.mid) +
  upright(166, 94, 22, 22, 2, rubber.mid) +
  lying(38, 112, 186, 56, 8, pen.metal.mid) +
  lying(26, 122, 18, 36, 4, pen.metal.lo) +
  tube('M84 168V194M140 168V194', brass, 9) +
  upright(74, 162, 20, 16, 2, pen.metal.hi) +
  upright(130, 162, 20, 16, 2, pen.metal.hi) +
  shape('M216 82H232Q238 82 238 90V192Q238 200 232 200H216Z', pen.metal.lo) +
  circle(227, 96, 5, pen.paper, 2.5) +
  circle(227, 186, 5, pen.paper, 2.5) +
  lying(238, 118, 26, 44, 4, rubber.mid) +
  lying(262, 132, 32, 16, 4, pen.metal.hi) +
  pen.label(98, 70, 60, 22)

export const brakes = {
  'brake-disc': brakeDisc,
  'brake-pad': brakePad,
  caliper,
  'brake-shoe': brakeShoe,
  'master-cylinder': masterCylinder,
} satisfies Record<string, Draw>
