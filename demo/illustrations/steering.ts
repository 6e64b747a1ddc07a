import { ink, rubber, white } from './palette.ts'
import type { Draw, Pen } from './pen.ts'
import {
  around,
  box,
  circle,
  dashes,
  ellipse,
  group,
  light,
  line,
  point,
  repeat,
  shade,
  shape,
  tube,
  turned,
} from './shapes.ts'
import { disc, drum, drumRing, lying, thread, upright } from './solids.ts'

/** A rubber gaiter of five folds from (x, 140) outwards. */
const gaiter = (x: number, way: number) =>
  [4, 3, 2, 1, 0]
    .map((i) =>
      box(
        x + way * i * 11 - 7,
        140 - 22 + i * 2.5,
        14,
        44 - i * 5,
        6,
        i % 2 ? rubber.hi : rubber.mid,
        2.5,
      ),
    )
    .join('')

const rackEnd = (pen: Pen, x: number, y: number) =>
  upright(x - 6, y - 46, 12, 26, 2, pen.metal.hi) +
  shape(`M${x - 12} ${y - 12}L${x - 8} ${y - 26}H${x + 8}L${x + 12} ${y - 12}Z`, rubber.mid, 2.5) +
  disc(x, y, 15, pen.metal.lo) +
  circle(x, y, 6, pen.metal.hi, 2)

const steeringRack: Draw = (pen) =>
  group(
    'translate(160 124) rotate(-8) scale(.92) translate(-160 -124)',
    tube('M24 140H296', pen.metal.mid, 8) +
      rackEnd(pen, 20, 140) +
      rackEnd(pen, 300, 140) +
      gaiter(92, -1) +
      gaiter(232, 1) +
      lying(94, 122, 138, 36, 8, pen.metal.mid) +
      box(112, 116, 14, 50, 3, pen.metal.lo) +
      box(198, 116, 14, 50, 3, pen.metal.lo) +
      turned(
        18,
        176,
        130,
        upright(168, 30, 16, 60, 2, pen.metal.hi) +
          line('M170 36v14M176 36v14M181 36v14', 1.6) +
          upright(158, 76, 36, 60, 6, pen.metal.mid) +
          box(154, 72, 44, 10, 4, rubber.mid),
      ) +
      pen.label(130, 129, 50, 23),
  )

const steeringWheel: Draw = (pen) => {
  const stitch = pen.pick(['#C8372B', '#8B999E', '#FFC61A'])
  return (
    circle(160, 118, 84, 'none', 26) +
    line(`M160 34A84 84 0 1 1 159.9 34Z`, 20, rubber.mid) +
    dashes('M236 118A76 76 0 1 1 235.9 117Z', '4 5', 1.8, stitch) +
    line('M88 92A84 84 0 0 1 122 46', 4, rubber.hi) +
    shape(
      'M88 104Q112 100 124 90H196Q208 100 232 104V130Q212 132 200 146L180 160V194H140V160L120 146Q108 132 88 130Z',
      rubber.hi,
    ) +
    shape('M148 160H172V194H148Z', pen.metal.mid, 2.5) +
    shape('M122 92Q160 78 198 92L196 132Q190 152 160 154T124 132Z', rubber.mid) +
    box(94, 106, 20, 18, 4, rubber.mid, 2) +
    box(206, 106, 20, 18, 4, rubber.mid, 2) +
    line('M100 115h8M104 111v8M212 115h8', 2, white) +
    pen.label(136, 104, 48, 26)
  )
}

const tieRod: Draw = (pen) =>
  turned(
    -14,
    160,
    120,
    turned(90, 160, 142, thread(150, 0, 20, 96, pen.metal.hi, 7)) +
      upright(206, 124, 18, 36, 3, pen.metal.mid) +
      line('M206 136h18M206 148h18', 2) +
      shape('M92 116L150 126H206V158H150L92 168Z', pen.metal.mid) +
      shade('M100 155L150 147H204.5V156.5H150L100 165Z') +
      pen.label(140, 130, 54, 24) +
      thread(77, 20, 20, 34, pen.metal.hi, 6) +
      shape('M66 46H108V66H66Z', pen.metal.mid) +
      line('M80 46v20M96 46v20M72 46v6M102 46v6') +
      shape('M76 66H98L102 82H72Z', pen.metal.mid) +
      shape('M68 82H106Q108 94 122 114H52Q66 94 68 82Z', rubber.mid) +
      line('M66 92Q87 98 108 92M60 103Q87 110 114 103', 2.5) +
      shape('M46 114H128V150Q124 180 87 180T46 150Z', pen.metal.lo) +
      light('M54 122H62V152Q64 160 68 166Q56 160 54 148Z', 0.35) +
      line('M48 158Q87 176 126 158', 2),
  )

const powerSteeringPump: Draw = (pen) =>
  shape(
    'M152 84V40Q152 30 162 30H254Q264 30 264 40V84Z',
    pen.pick([white, rubber.mid, '#E8E2D2']),
  ) +
  shade('M238 31.5H254Q262.5 32 262.5 40V84H238Z') +
  box(186, 16, 44, 18, 4, rubber.mid) +
  line('M196 18v14M208 18v14M220 18v14', 2) +
  pen.label(166, 44, 64, 30) +
  tube('M262 106H292', pen.metal.lo, 12) +
  tube('M240 182L262 206', pen.metal.mid, 9) +
  shape('M134 84H254Q268 84 268 98V164Q268 186 246 186H134Z', pen.metal.mid) +
  shade('M136 160H266.5V164Q266 184.5 246 184.5H136Z') +
  line('M190 86V184M226 86V184') +
  circle(208, 102, 6, ink, 0) +
  circle(208, 168, 6, ink, 0) +
  lying(118, 108, 30, 52, 3, pen.metal.hi) +
  drum(80, 134, 44, 66, 36, pen.metal.lo, rubber.mid) +
  repeat(4, (i) => line(drumRing(80, 134, 44, 66, 8 + i * 8), 3.5)) +
  ellipse(80, 134, 36, 55, pen.metal.mid, 2.5) +
  around(
    5,
    (a) => {
      const { x, y } = point(80, 134, 22, a, 34)
      return ellipse(x, y, 6.5, 9, pen.paper, 2)
    },
    -90,
  ) +
  ellipse(80, 134, 10, 15, pen.metal.hi, 2.5) +
  circle(80, 134, 4, ink, 0)

export const steering = {
  'steering-rack': steeringRack,
  'steering-wheel': steeringWheel,
  'tie-rod': tieRod,
  'power-steering-pump': powerSteeringPump,
} satisfies Record<string, Draw>
