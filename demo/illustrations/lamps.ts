import { brass, marker, rubber, white } from './palette.ts'
import type { Draw, Pen } from './pen.ts'
import { box, circle, light, line, n, repeat, shape, turned } from './shapes.ts'
import { disc, upright } from './solids.ts'

const projector = (pen: Pen, x: number, y: number, r: number, glass: string) =>
  disc(x, y, r, pen.metal.mid) +
  circle(x, y, r * 0.72, glass, 2.5) +
  circle(x, y, r * 0.3, marker, 2) +
  line(
    `M${n(x - r * 0.48)} ${n(y - r * 0.18)}Q${n(x - r * 0.38)} ${n(y - r * 0.46)} ${n(x - r * 0.1)} ${n(y - r * 0.52)}`,
    3.5,
    '#fff',
  )

const headlamp: Draw = (pen) =>
  pen.handed(
    box(256, 88, 26, 18, 3, rubber.hi) +
      box(248, 146, 28, 18, 3, rubber.hi) +
      shape(
        'M36 132C52 96 120 56 258 52C268 54 272 60 272 70C274 108 266 146 246 176C240 184 232 186 222 186C150 184 78 174 44 154C34 148 32 142 36 132Z',
        rubber.mid,
      ) +
      shape(
        'M50 134C72 100 136 70 250 66C258 66 260 70 260 76C260 108 254 138 236 166C232 171 228 173 220 172C152 170 92 162 56 146C49 142 47 140 50 134Z',
        '#D8E6E9',
        2.5,
      ) +
      line('M62 142C112 158 168 162 222 162L232 152', 5, pen.pick(['#fff', marker])) +
      projector(pen, 132, 126, 25, '#FFF4CF') +
      projector(pen, 202, 112, 33, '#FFE9A8') +
      shape('M64 130Q76 116 98 106L106 124Q90 132 76 136Q66 136 64 130Z', '#F2A13C', 2.5) +
      light('M112 88C150 76 196 72 244 71L238 78C196 78 156 84 116 96Z', 0.7),
  ) + pen.tag(176, 160)

const tailLamp: Draw = (pen) =>
  pen.handed(
    shape(
      'M84 60C120 40 190 38 236 52Q246 56 246 66L238 170Q236 184 222 188C176 200 124 196 96 184Q86 180 82 168C70 130 70 90 84 60Z',
      rubber.mid,
    ) +
      shape(
        'M94 68C128 52 188 50 228 62Q234 64 234 70L232 100C186 94 130 94 84 104C84 90 88 78 94 68Z',
        '#C8372B',
        2.5,
      ) +
      shape(
        'M84 104C130 94 186 94 232 100L229 136C182 132 134 134 85 142C83 128 83 116 84 104Z',
        '#F2A13C',
        2.5,
      ) +
      shape(
        'M85 142C134 134 182 132 229 136L226 166Q225 174 216 177C174 187 128 184 102 174Q92 170 90 164Q87 154 85 142Z',
        '#C8372B',
        2.5,
      ) +
      shape('M136 138Q160 135 186 135V180Q158 182 138 180Z', white, 2.5) +
      line(
        repeat(7, (i) => `M${108 + i * 18} 62l-2 30`),
        1.6,
      ) +
      line(
        repeat(7, (i) => `M${104 + i * 18} 104l-1 26`),
        1.6,
      ) +
      light('M102 72C130 62 176 60 222 68L221 75C178 67 132 70 98 82Z', 0.45) +
      light('M92 150Q108 146 128 145V152Q108 154 94 157Z', 0.4),
  ) + pen.label(139, 146, 44, 24)

const fogLamp: Draw = (pen) =>
  shape(
    'M84 92L62 80Q52 80 52 90V110L80 130ZM236 92L258 80Q268 80 268 90V110L240 130Z',
    rubber.hi,
  ) +
  circle(64, 94, 5, pen.paper, 2.5) +
  circle(256, 94, 5, pen.paper, 2.5) +
  shape('M130 188H190L196 210H124Z', rubber.hi) +
  box(140, 194, 40, 8, 2, rubber.lo, 2) +
  disc(160, 116, 84, rubber.mid) +
  circle(160, 116, 68, pen.metal.mid, 2.5) +
  circle(160, 116, 60, pen.pick(['#F3EFD8', '#DDE9EB', '#FFE9A8']), 2.5) +
  line(
    repeat(7, (i) => {
      const x = (i - 3) * 16
      const half = Math.sqrt(58 ** 2 - x ** 2)
      return `M${160 + x} ${n(116 - half)}V${n(116 + half)}`
    }),
    1.8,
  ) +
  circle(160, 116, 20, '#FFF4CF', 2.5) +
  circle(160, 116, 9, marker, 2) +
  line('M116 98Q124 74 148 68', 5, '#fff') +
  pen.label(132, 160, 56, 24)

const bulb: Draw = (pen) =>
  turned(
    16,
    160,
    120,
    shape('M134 116V54Q134 26 160 26T186 54V116Z', '#E4F0F2') +
      shape('M137 44Q140 28.5 160 28.5T183 44Z', pen.pick(['#7C8B90', '#9DB7D6', '#E4F0F2']), 0) +
      line('M150 116V84M170 116V66H150V84', 3) +
      line('M151 84h18M151 66h19', 5, marker) +
      light('M140 50H145V110H140Z', 0.8) +
      upright(130, 112, 60, 20, 3, pen.metal.mid) +
      shape('M106 132H214V142L204 152H116L106 142Z', pen.metal.hi) +
      circle(118, 142, 4, pen.paper, 2) +
      circle(202, 142, 4, pen.paper, 2) +
      upright(126, 152, 68, 30, 4, pen.metal.mid) +
      upright(138, 180, 8, 26, 1, brass) +
      upright(174, 180, 8, 26, 1, brass) +
      upright(156, 180, 8, 22, 1, brass) +
      pen.label(134, 156, 52, 21),
  )

export const lamps = {
  headlamp,
  'tail-lamp': tailLamp,
  'fog-lamp': fogLamp,
  bulb,
} satisfies Record<string, Draw>
