import { ink, rubber } from './palette.ts'
import type { Draw } from './pen.ts'
import {
  around,
  bolts,
  circle,
  dashes,
  ellipse,
  light,
  line,
  point,
  repeat,
  tube,
} from './shapes.ts'
import { beltAround, cog, disc, drum, drumRing } from './solids.ts'

const timingBelt: Draw = (pen) => {
  const bottom = { x: 160 + pen.between(-14, 14), y: 176, r: 24 }
  const wheels = [{ x: 98, y: 82, r: 46 }, { x: 222, y: 82, r: 46 }, bottom]
  return (
    line(beltAround(wheels), 24) +
    line(beltAround(wheels, 3), 12, rubber.mid) +
    dashes(beltAround(wheels, -6), '6 5', 7, rubber.hi, true) +
    line(beltAround(wheels, 6), 2, '#8B999E') +
    disc(164, 98, 30, pen.metal.mid) +
    circle(164, 98, 22, pen.metal.hi, 2.5) +
    disc(164, 98, 12, rubber.mid, 2.5) +
    circle(164, 98, 5, pen.metal.hi, 2) +
    pen.label(126, 27, 56, 20)
  )
}

const timingChain: Draw = (pen) => {
  const wheels = [
    { x: 106, y: 84, r: 46 },
    { x: 214, y: 84, r: 46 },
    { x: 160, y: 182, r: 22 },
  ]
  const teeth = pen.between(16, 20)
  const loop = beltAround(wheels)
  return (
    wheels
      .map(
        ({ x, y, r }, i) =>
          cog(x, y, r - 1, i < 2 ? teeth : 10, 6, pen.metal.mid, 2.5) +
          circle(x, y, r * 0.28, pen.paper, 2.5) +
          (i < 2 ? bolts(x, y, r * 0.56, 5, 6, pen.paper) : ''),
      )
      .join('') +
    line(loop, 16) +
    line(loop, 10.5, pen.metal.lo) +
    dashes(loop, '0 9', 5.5, ink) +
    dashes(loop, '0 9', 2.5, pen.metal.hi) +
    tube('M226 150Q208 160 196 178', pen.brand, 7) +
    pen.tag(108, 88)
  )
}

const pulley: Draw = (pen) => {
  const grooves = pen.between(4, 7)
  return (
    drum(134, 120, 64, 84, 68, pen.metal.lo, rubber.mid) +
    repeat(grooves, (i) => line(drumRing(134, 120, 64, 84, 12 + (i * 50) / grooves), 4)) +
    light('M146 40H196v7H146Z', 0.4) +
    ellipse(134, 120, 55, 73, pen.metal.mid) +
    ellipse(134, 120, 46, 61, rubber.lo, 2.5) +
    ellipse(134, 120, 41, 55, pen.metal.mid, 2.5) +
    around(
      pen.pick([3, 4, 5]),
      (a) => {
        const { x, y } = point(134, 120, 27, a, 36)
        return ellipse(x, y, 8, 10, pen.paper, 2.5)
      },
      -90,
    ) +
    ellipse(134, 120, 15, 19, pen.metal.hi) +
    ellipse(134, 120, 7, 9, ink, 0) +
    pen.tag(240, 120)
  )
}

export const timing = {
  'timing-belt': timingBelt,
  'timing-chain': timingChain,
  pulley,
} satisfies Record<string, Draw>
