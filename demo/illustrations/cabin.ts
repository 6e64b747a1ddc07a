import { rubber, white } from './palette.ts'
import type { Draw } from './pen.ts'
import { box, circle, ellipse, light, line, n, repeat, shape } from './shapes.ts'
import { upright } from './solids.ts'

const carSeat: Draw = (pen) => {
  const [cover, panel] = pen.pick([
    [rubber.mid, rubber.hi],
    ['#B99B73', '#D2BC98'],
    ['#6E4234', '#8A5644'],
    ['#7E8A8F', '#A3AEB2'],
    [rubber.lo, '#8E2F27'],
  ] as const)
  return (
    line('M146 56v18M174 56v18', 7) +
    line('M146 58v14M174 58v14', 2.5, '#C6D0D3') +
    shape('M128 28Q160 18 192 28L198 56Q160 64 122 56Z', cover) +
    shape('M112 72Q160 58 208 72Q226 78 224 100L216 154H104L96 100Q94 78 112 72Z', cover) +
    shape('M132 76Q160 70 188 76L184 152H136Z', panel, 2.5) +
    line('M134 96h52M135 114h50M136 132h48', 2, pen.brand) +
    light('M106 84Q112 78 122 76L128 150H118Z', 0.18) +
    shape(
      'M100 148Q160 138 220 148Q240 154 240 172Q240 190 222 196Q160 204 98 196Q80 190 80 172Q80 154 100 148Z',
      cover,
    ) +
    shape('M124 152Q160 146 196 152L204 188Q160 194 116 188Z', panel, 2.5) +
    line('M121 166Q160 160 199 166', 2, pen.brand) +
    shape('M84 190L92 210H228L236 190Q226 196 222 196Q160 204 98 196Z', rubber.lo) +
    pen.tag(214, 112)
  )
}

const floorMat: Draw = (pen) => {
  const pile = pen.pick([rubber.mid, '#8A7A66', '#6B7478', '#5A3D34'])
  const edge = pen.pick([rubber.lo, pen.brand, '#B99B73'])
  const mat =
    'M92 34H206Q220 34 224 48L240 176Q244 196 226 200Q190 208 150 200Q132 196 122 200L92 206Q76 208 76 190V52Q76 34 92 34Z'
  return (
    shape(mat, pile) +
    line(mat, 13) +
    line(mat, 8, edge) +
    line(
      repeat(12, (i) => `M96 ${n(54 + i * 6.5)}H${n(212 + i * 0.8)}`),
      1.4,
    ) +
    shape('M102 132H222L228 178Q200 184 160 178Q140 174 110 180Q102 180 102 172Z', rubber.hi, 2.5) +
    line(
      repeat(9, (i) => `M${114 + i * 12} 140l${n(2)} 30`),
      3,
    ) +
    circle(104, 58, 6, white, 2.5) +
    circle(196, 58, 6, white, 2.5) +
    pen.label(126, 84, 64, 32)
  )
}

/** Accessories have no shape in common: a phone holder stands for them. */
const accessory: Draw = (pen) =>
  shape('M118 196Q118 176 160 176T202 196V204Q202 210 194 210H126Q118 210 118 204Z', rubber.mid) +
  ellipse(160, 188, 40, 11, rubber.hi, 2.5) +
  upright(151, 150, 18, 36, 4, pen.metal.mid) +
  circle(160, 150, 15, rubber.mid) +
  box(106, 22, 108, 126, 12, rubber.mid) +
  shape(
    'M84 62Q84 54 92 54H108V104H92Q84 104 84 96ZM236 62Q236 54 228 54H212V104H228Q236 104 236 96Z',
    rubber.hi,
  ) +
  box(116, 16, 88, 138, 10, rubber.lo) +
  box(122, 26, 76, 116, 4, '#DCE8EA', 2.5) +
  shape('M122 100L150 84L170 94L198 74V138Q198 142 194 142H126Q122 142 122 138Z', '#B9D3BE', 2) +
  line('M140 141L154 104L180 60', 6) +
  line('M140 141L154 104L180 60', 3, '#fff') +
  shape('M180 66Q168 50 168 44A12 12 0 0 1 192 44Q192 50 180 66Z', pen.brand, 2.5) +
  circle(180, 44, 4, white, 0) +
  shape('M112 140H208V152Q208 160 200 160H120Q112 160 112 152Z', rubber.hi) +
  pen.label(136, 143, 48, 14)

export const cabin = {
  seat: carSeat,
  'floor-mat': floorMat,
  accessory,
} satisfies Record<string, Draw>
