/** Machined shapes: what a lathe, a hob or a coiler makes, lit from the upper left. */

import {
  around,
  box,
  circle,
  ellipse,
  light,
  line,
  n,
  polar,
  repeat,
  shade,
  shape,
  tube,
} from './shapes.ts'

/** A round face with its shaded lower right edge and a reflection at the upper left. */
export const disc = (x: number, y: number, r: number, fill: string, width?: number) => {
  const inner = n(r - 1.5)
  const bulge = n(inner * 1.12)
  return (
    circle(x, y, r, fill, width) +
    shade(
      `M${polar(x, y, inner, -50)}A${inner} ${inner} 0 0 1 ${polar(x, y, inner, 130)}A${bulge} ${bulge} 0 0 0 ${polar(x, y, inner, -50)}Z`,
    )
  )
}

/** A standing cylinder seen from the side. */
export const upright = (
  x: number,
  y: number,
  w: number,
  h: number,
  radius: number,
  fill: string,
) => {
  const right = x + w - 1.5
  const corner = Math.max(radius - 1.5, 0)
  return (
    box(x, y, w, h, radius, fill) +
    shade(
      `M${n(x + w * 0.74)} ${n(y + 1.5)}H${n(right - corner)}Q${n(right)} ${n(y + 1.5)} ${n(right)} ${n(y + 1.5 + corner)}V${n(y + h - 1.5 - corner)}Q${n(right)} ${n(y + h - 1.5)} ${n(right - corner)} ${n(y + h - 1.5)}H${n(x + w * 0.74)}Z`,
    ) +
    light(
      `M${n(x + w * 0.13)} ${n(y + 3 + radius / 2)}h${n(w * 0.11)}V${n(y + h - 3 - radius / 2)}h${n(-w * 0.11)}Z`,
    )
  )
}

/** A lying cylinder seen from the side. */
export const lying = (x: number, y: number, w: number, h: number, radius: number, fill: string) => {
  const bottom = y + h - 1.5
  const corner = Math.max(radius - 1.5, 0)
  return (
    box(x, y, w, h, radius, fill) +
    shade(
      `M${n(x + 1.5)} ${n(y + h * 0.72)}V${n(bottom - corner)}Q${n(x + 1.5)} ${n(bottom)} ${n(x + 1.5 + corner)} ${n(bottom)}H${n(x + w - 1.5 - corner)}Q${n(x + w - 1.5)} ${n(bottom)} ${n(x + w - 1.5)} ${n(bottom - corner)}V${n(y + h * 0.72)}Z`,
    ) +
    light(
      `M${n(x + 3 + radius / 2)} ${n(y + h * 0.13)}v${n(h * 0.11)}H${n(x + w - 3 - radius / 2)}v${n(-h * 0.11)}Z`,
    )
  )
}

/** A short lying cylinder seen at an angle: elliptical face at the left, wall of `depth` behind. */
export const drum = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  depth: number,
  wall: string,
  face: string,
) =>
  shape(`M${x} ${y - ry}H${x + depth}A${rx} ${ry} 0 0 1 ${x + depth} ${y + ry}H${x}Z`, wall) +
  ellipse(x, y, rx, ry, face)

/** The visible half of a ring on a drum's wall, `offset` behind its face. */
export const drumRing = (x: number, y: number, rx: number, ry: number, offset: number) =>
  `M${n(x + offset)} ${y - ry}A${rx} ${ry} 0 0 1 ${n(x + offset)} ${y + ry}`

/** A standing screw thread. */
export const thread = (x: number, y: number, w: number, h: number, fill: string, pitch = 7) => {
  const turns = Math.floor(h / pitch)
  return (
    upright(x, y, w, h, 2, fill) +
    line(
      repeat(turns, (index) => `M${n(x)} ${n(y + (index + 0.8) * pitch)}l${n(w)} ${n(-pitch / 2)}`),
      2,
    )
  )
}

/** A spur gear with `depth` high teeth. */
export const cog = (
  x: number,
  y: number,
  r: number,
  teeth: number,
  depth: number,
  fill: string,
  width?: number,
) => {
  const step = 360 / teeth
  const outlinePoints = around(teeth, (at) =>
    [
      [r - depth, 0.1],
      [r, 0.28],
      [r, 0.62],
      [r - depth, 0.8],
    ]
      .map(([radius = 0, share = 0]) => `L${polar(x, y, radius, at + share * step)}`)
      .join(''),
  )
  return shape(`M${outlinePoints.slice(1)}Z`, fill, width)
}

/**
 * A coil spring around the vertical axis `x`, as two layers so that something can stand inside:
 * draw `back`, the inner part, then `front`.
 */
export const coil = (
  x: number,
  top: number,
  bottom: number,
  turns: number,
  radius: number,
  wire: number,
  colour: string,
) => {
  const pitch = (bottom - top) / turns
  const bend = wire + 4
  const layer = (draw: (y: number) => string, layerColour: string) =>
    repeat(turns, (index) => tube(draw(top + index * pitch), layerColour, wire))
  return {
    back: layer(
      (y) =>
        `M${n(x + radius)} ${n(y + pitch / 2)}Q${n(x)} ${n(y + pitch * 0.75 - bend)} ${n(x - radius)} ${n(y + pitch)}`,
      '#5B4A42',
    ),
    front: layer(
      (y) =>
        `M${n(x - radius)} ${n(y)}Q${n(x)} ${n(y + pitch / 4 + bend)} ${n(x + radius)} ${n(y + pitch / 2)}`,
      colour,
    ),
  }
}

interface Wheel {
  x: number
  y: number
  r: number
}

/** The path of a belt round the outside of wheels, which are listed clockwise. */
export const beltAround = (wheels: Wheel[], offset = 0) => {
  const spans = wheels.map((from, index) => {
    const to = wheels[(index + 1) % wheels.length] ?? from
    const heading = Math.atan2(to.y - from.y, to.x - from.x)
    const lean = Math.acos((from.r - to.r) / Math.hypot(to.x - from.x, to.y - from.y))
    return { from, to, degrees: ((heading - lean) * 180) / Math.PI }
  })
  return spans
    .map(({ from, to, degrees }, index) => {
      const next = spans[(index + 1) % spans.length]?.degrees ?? degrees
      const sweep = (((next - degrees) % 360) + 360) % 360
      const r = n(to.r + offset)
      return `${index ? 'L' : 'M'}${polar(from.x, from.y, from.r + offset, degrees)}L${polar(to.x, to.y, to.r + offset, degrees)}A${r} ${r} 0 ${sweep > 180 ? 1 : 0} 1 ${polar(to.x, to.y, to.r + offset, next)}`
    })
    .join('')
    .concat('Z')
}
