/**
 * Shapes as SVG text on the 320×240 sheet. Every shape inherits the frame's ink stroke (3 wide,
 * round joins, no fill); a `width` of 0 leaves the outline off. Angles are degrees, clockwise
 * from three o'clock.
 */

import { ink } from './palette.ts'

/** Rounds to a tenth: finer is invisible and makes the file longer. */
export const n = (value: number) => Math.round(value * 10) / 10

const outline = (width?: number) =>
  width === undefined ? '' : width === 0 ? ' stroke="none"' : ` stroke-width="${n(width)}"`

export const circle = (x: number, y: number, r: number, fill: string, width?: number) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${outline(width)}/>`

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  width?: number,
) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${outline(width)}/>`

export const box = (
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  fill: string,
  width?: number,
) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}"${outline(width)}/>`

export const shape = (d: string, fill: string, width?: number) =>
  `<path d="${d}" fill="${fill}"${outline(width)}/>`

export const line = (d: string, width = 2.5, colour?: string) =>
  `<path d="${d}"${colour ? ` stroke="${colour}"` : ''}${width === 3 ? '' : outline(width)}/>`

/** A dashed line; `0 12` with round caps makes a row of dots. */
export const dashes = (d: string, pattern: string, width: number, colour: string, butt = false) =>
  `<path d="${d}" stroke="${colour}"${outline(width)} stroke-dasharray="${pattern}"${butt ? ' stroke-linecap="butt"' : ''}/>`

/** A round bar, wire or hose along `d`: `thickness` of colour with ink on both sides. */
export const tube = (d: string, colour: string, thickness: number) =>
  line(d, thickness + 6) + line(d, thickness, colour)

/** The side away from the light; drawn over a filled shape, without outline. */
export const shade = (d: string, opacity = 0.17) =>
  `<path d="${d}" fill="${ink}" fill-opacity="${opacity}" stroke="none"/>`

/** A reflection; light falls from the upper left. */
export const light = (d: string, opacity = 0.5) =>
  `<path d="${d}" fill="#fff" fill-opacity="${opacity}" stroke="none"/>`

export const group = (transform: string, ...content: string[]) =>
  `<g transform="${transform}">${content.join('')}</g>`

export const turned = (degrees: number, x: number, y: number, ...content: string[]) =>
  group(`rotate(${n(degrees)} ${n(x)} ${n(y)})`, ...content)

/** Swaps left and right, for parts that come in handed pairs. */
export const mirrored = (svg: string) => group('matrix(-1 0 0 1 320 0)', svg)

export const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Repeats a drawing at equal angles. */
export const around = (count: number, draw: (degrees: number) => string, start = 0) =>
  repeat(count, (index) => draw(start + (index * 360) / count))

/** A point on a circle, or on an ellipse when `ry` is given. */
export const point = (x: number, y: number, r: number, degrees: number, ry = r) => {
  const angle = (degrees * Math.PI) / 180
  return { x: n(x + r * Math.cos(angle)), y: n(y + ry * Math.sin(angle)) }
}

/** The same point as "x y", for path data. */
export const polar = (x: number, y: number, r: number, degrees: number, ry = r) => {
  const at = point(x, y, r, degrees, ry)
  return `${at.x} ${at.y}`
}

export const arc = (x: number, y: number, r: number, from: number, to: number) =>
  `M${polar(x, y, r, from)}A${n(r)} ${n(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${polar(x, y, r, to)}`

/** A circle of small circles: bolts, holes, balls. */
export const bolts = (
  x: number,
  y: number,
  r: number,
  count: number,
  size: number,
  fill: string,
  start = -90,
  width = 2.5,
) =>
  around(
    count,
    (degrees) => {
      const at = point(x, y, r, degrees)
      return circle(at.x, at.y, size, fill, width)
    },
    start,
  )
