import { ink, rubber, steel } from './palette.ts'
import type { Draw, Pen } from './pen.ts'
import {
  around,
  box,
  circle,
  ellipse,
  light,
  line,
  n,
  point,
  shade,
  shape,
  turned,
} from './shapes.ts'
import { coil, disc, lying, thread, upright } from './solids.ts'

const springColours = ['#E4572E', '#C8372B', '#2F6F9F', '#E0A81E', '#4C7A54', '#9AA7AB']

const eye = (pen: Pen, x: number, y: number) =>
  disc(x, y, 17, pen.metal.mid) + circle(x, y, 11, rubber.mid, 2.5) + circle(x, y, 5, pen.paper, 2)

const shock: Draw = (pen) => {
  const tubeColour = pen.pick([rubber.mid, '#C8372B', '#2F5D7C', '#E0A81E', pen.metal.lo])
  return turned(
    24,
    160,
    120,
    eye(pen, 160, 22) +
      upright(154, 38, 12, 80, 2, steel.hi) +
      upright(134, 40, 52, 64, 6, rubber.mid) +
      line('M135 52h50', 2) +
      upright(139, 106, 42, 102, 6, tubeColour) +
      box(136, 104, 48, 12, 4, pen.metal.mid) +
      line('M140 196h40', 2.5) +
      eye(pen, 160, 222) +
      pen.label(138.5, 134, 43, 40),
  )
}

const strut: Draw = (pen) => {
  const spring = coil(160, 58, 136, pen.between(4, 5), 44, 9, pen.pick(springColours))
  return turned(
    8,
    160,
    120,
    upright(154, 12, 12, 20, 2, pen.metal.hi) +
      spring.back +
      upright(150, 44, 20, 60, 3, steel.hi) +
      upright(138, 92, 44, 104, 5, rubber.mid) +
      spring.front +
      shape('M112 48Q112 28 140 26H180Q208 28 208 48Z', rubber.hi) +
      upright(118, 18, 8, 14, 2, pen.metal.hi) +
      upright(194, 18, 8, 14, 2, pen.metal.hi) +
      box(104, 44, 112, 10, 5, pen.metal.lo) +
      shape('M102 142H218L208 156H112Z', pen.metal.lo) +
      shape('M176 164H206L210 212H176Z', pen.metal.mid) +
      circle(194, 177, 5, pen.paper, 2.5) +
      circle(195, 200, 5, pen.paper, 2.5) +
      box(134, 160, 46, 54, 5, rubber.mid) +
      pen.label(133.5, 168, 47, 30),
  )
}

const coilSpring: Draw = (pen) => {
  const { back, front } = coil(160, 44, 190, pen.between(5, 7), 58, 13, pen.pick(springColours))
  return turned(pen.pick([-1, 1]) * 12, 160, 120, back + front + pen.tag(214, 96))
}

const controlArm: Draw = (pen) => {
  const bush = (x: number, y: number) =>
    disc(x, y, 25, pen.metal.lo) +
    circle(x, y, 17, rubber.mid, 2.5) +
    disc(x, y, 8, pen.metal.hi, 2) +
    circle(x, y, 3.5, pen.paper, 1.5)
  const arm =
    shape(
      'M52 66Q44 96 76 104C96 114 104 128 110 150C116 182 128 196 148 194Q166 188 172 168C186 150 214 142 248 140Q270 138 272 118T250 96C206 96 160 84 110 56Q70 40 52 66Z',
      pen.metal.mid,
    ) +
    shape(
      'M112 88C150 106 188 114 226 117C190 124 168 136 152 158Q142 168 136 154C132 130 124 112 104 98Q100 86 112 88Z',
      pen.paper,
      2.5,
    ) +
    light('M92 56C140 84 196 100 250 101L250 106C196 106 140 92 86 62Z', 0.5) +
    bush(76, 76) +
    bush(144, 178) +
    upright(242, 56, 16, 30, 3, pen.metal.hi) +
    line('M242 64h16M242 70h16', 1.8) +
    shape('M232 84H268L274 102H226Z', rubber.mid) +
    disc(250, 118, 20, pen.metal.lo) +
    circle(250, 118, 8, pen.metal.hi, 2.5)
  return pen.handed(arm) + pen.tag(150, 112)
}

const ballJoint: Draw = (pen) =>
  thread(149, 18, 22, 34, pen.metal.hi, 6) +
  circle(160, 27, 3.5, ink, 0) +
  shape('M138 44H182V64H138Z', pen.metal.mid) +
  line('M152 44v20M168 44v20M144 44v6M176 44v6') +
  shape('M146 64H174L180 92H140Z', pen.metal.mid) +
  box(128, 84, 64, 10, 5, pen.metal.lo) +
  shape('M130 94Q112 104 114 118T98 140H222Q208 132 206 118T190 94Z', rubber.mid) +
  line('M120 108Q160 118 200 108M112 124Q160 134 208 124', 2.5) +
  light('M134 100Q122 110 122 120L112 134H120Q130 122 130 112Z', 0.25) +
  shape('M60 142Q46 142 46 156T60 170H260Q274 170 274 156T260 142Z', pen.metal.mid) +
  shade('M47.5 160H272.5Q270 168.5 260 168.5H60Q50 168.5 47.5 160Z') +
  ellipse(70, 155, 11, 6, pen.paper, 2.5) +
  ellipse(250, 155, 11, 6, pen.paper, 2.5) +
  shape('M106 170H214L206 196Q204 204 194 204H126Q116 204 114 196Z', pen.metal.lo) +
  line('M112 182h96', 2) +
  pen.label(132, 174, 56, 24)

const bush: Draw = (pen) => {
  const voids = pen.pick([true, false])
  return (
    shape('M126 44H214A50 76 0 0 1 214 196H126Z', pen.metal.mid) +
    shade('M126 166H236Q228 190 214 194.5H126Z') +
    light('M132 56H216v9H132Z') +
    line('M200 46A50 76 0 0 1 200 194', 2.5) +
    ellipse(126, 120, 50, 76, pen.metal.hi) +
    ellipse(126, 120, 43, 67, rubber.mid, 2.5) +
    (voids
      ? shape(
          'M98 86Q126 56 154 86L147 97Q126 78 105 97ZM98 154Q126 184 154 154L147 143Q126 162 105 143Z',
          ink,
          2,
        )
      : ellipse(126, 120, 32, 51, rubber.hi, 2)) +
    ellipse(126, 120, 19, 30, pen.metal.mid) +
    ellipse(126, 120, 11, 18, pen.paper, 2.5) +
    pen.label(178, 100, 54, 38)
  )
}

const stabiliserLink: Draw = (pen) => {
  const x = 160
  const end = (y: number, way: number) => {
    return (
      turned(
        90 * way,
        x,
        y,
        thread(x - 8, y - 78, 16, 28, pen.metal.hi, 6) +
          shape(`M${x - 14} ${y - 52}H${x + 14}V${y - 42}H${x - 14}Z`, pen.metal.lo) +
          shape(`M${x - 12} ${y - 42}H${x + 12}L${x + 20} ${y - 14}H${x - 20}Z`, rubber.mid) +
          line(`M${x - 15} ${y - 32}h30M${x - 18} ${y - 23}h36`, 2),
      ) +
      disc(x, y, 21, pen.metal.lo) +
      circle(x, y, 11, pen.metal.mid, 2.5)
    )
  }
  return turned(
    18,
    160,
    120,
    upright(153, 52, 14, 136, 2, pen.pick([pen.metal.mid, rubber.mid])) +
      end(36, 1) +
      end(204, -1) +
      pen.label(139, 106, 42, 28),
  )
}

const wheelHub: Draw = (pen) => {
  const studs = pen.pick([4, 5, 5, 6])
  return (
    shape('M196 62H252Q262 62 262 72V172Q262 182 252 182H196Z', pen.metal.lo) +
    shade('M196 150H260.5V172Q260 180.5 252 180.5H196Z') +
    line('M244 62V182M252 62V182', 2) +
    shape('M150 34H168A62 88 0 0 1 168 210H150Z', pen.metal.lo) +
    ellipse(148, 122, 62, 88, pen.metal.mid) +
    light('M104 84Q116 52 140 44Q122 60 112 92Z', 0.6) +
    around(
      studs,
      (a) => {
        const { x, y } = point(148, 122, 43, a, 62)
        return (
          lying(x - 30, y - 7, 36, 14, 3, pen.metal.hi) +
          line(
            `M${n(x - 22)} ${n(y - 6)}v12M${n(x - 15)} ${n(y - 6)}v12M${n(x - 8)} ${n(y - 6)}v12`,
            1.6,
          )
        )
      },
      -90,
    ) +
    shape('M116 86H148A25 36 0 0 1 148 158H116Z', pen.metal.mid) +
    ellipse(118, 122, 25, 36, pen.metal.hi) +
    ellipse(118, 122, 16, 23, pen.paper, 2.5) +
    pen.label(206, 106, 34, 34)
  )
}

export const suspension = {
  shock,
  strut,
  'coil-spring': coilSpring,
  'control-arm': controlArm,
  'ball-joint': ballJoint,
  bush,
  'stabiliser-link': stabiliserLink,
  'wheel-hub': wheelHub,
} satisfies Record<string, Draw>
