import { rubber } from './palette.ts'
import type { Draw } from './pen.ts'
import { arc, around, box, circle, ellipse, line, n, polar, repeat, shape, tube } from './shapes.ts'
import { disc } from './solids.ts'

const cvBoot: Draw = (pen) => {
  const folds = pen.between(4, 6)
  return (
    box(34, 98, 44, 44, 6, rubber.lo) +
    box(44, 93, 12, 54, 4, pen.metal.hi, 2.5) +
    box(38, 86, 22, 12, 3, pen.metal.mid, 2.5) +
    repeat(folds, (i) => {
      const share = (i + 0.5) / folds
      return ellipse(74 + share * 124, 120, 15, 30 + share * 52, i % 2 ? rubber.mid : rubber.hi)
    }) +
    repeat(folds, (i) => {
      const share = (i + 0.5) / folds
      const top = n(120 - (30 + share * 52) * 0.82)
      return line(
        `M${n(74 + share * 124 - 7)} ${n(top + 20)}V${top}`,
        3,
        i % 2 ? rubber.hi : '#8B999E',
      )
    }) +
    shape('M208 32H232V208H208A26 88 0 0 1 208 32Z', rubber.mid) +
    ellipse(232, 120, 30, 88, rubber.mid) +
    line('M216 33A26 87 0 0 0 216 207', 12) +
    line('M216 36A26 84 0 0 0 216 204', 6.5, pen.metal.hi) +
    ellipse(234, 120, 21, 68, pen.paper) +
    ellipse(240, 120, 13, 52, rubber.lo, 2.5) +
    pen.tag(66, 138)
  )
}

const seal: Draw = (pen) => {
  const lip = pen.pick(['#8A4B32', rubber.mid, '#4A6B57', '#2F5D7C'])
  return (
    circle(206, 88, 56, rubber.lo) +
    circle(202, 85, 56, rubber.hi) +
    circle(202, 85, 38, pen.paper, 2.5) +
    circle(134, 138, 74, rubber.lo) +
    disc(128, 132, 74, lip) +
    line(arc(128, 132, 67, 190, 255), 4, '#fff') +
    circle(128, 132, 58, lip, 2) +
    circle(128, 132, 52, pen.metal.mid, 2.5) +
    line(
      around(30, (a) => `M${polar(128, 132, 45, a)}L${polar(128, 132, 51, a + 6)}`),
      2.5,
    ) +
    circle(128, 132, 44, rubber.mid, 2.5) +
    circle(128, 132, 36, pen.paper) +
    tube(arc(216, 176, 26, 20, 380), rubber.mid, 6) +
    pen.tag(246, 96)
  )
}

export const rubberParts = {
  'cv-boot': cvBoot,
  seal,
} satisfies Record<string, Draw>
