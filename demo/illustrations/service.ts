import { ink, rubber, steel, white } from './palette.ts'
import type { Draw } from './pen.ts'
import { box, ellipse, light, line, n, repeat, shade, shape, tube, turned } from './shapes.ts'
import { thread, upright } from './solids.ts'

const oilFilter: Draw = (pen) => {
  const flutes = pen.between(10, 14)
  const can = pen.pick(['#F1EEE6', '#33454C', '#D98E2B', '#3C6E8F', pen.metal.mid])
  return (
    shape('M104 62V178Q104 202 160 202T216 178V62Z', can) +
    shade('M190 62H214.5V178Q214 194 190 199Z') +
    light('M113 78H124V190Q113 186 113 176Z') +
    line(
      repeat(flutes, (i) => `M${n(112 + (i * 96) / (flutes - 1))} 160V188`),
      2,
    ) +
    pen.label(104, 92, 112, 50) +
    ellipse(160, 62, 56, 19, pen.metal.lo) +
    ellipse(160, 61, 45, 14, rubber.mid, 2) +
    ellipse(160, 60, 37, 11, pen.metal.mid, 2) +
    repeat(8, (i) =>
      ellipse(160 + 27 * Math.cos(i * 0.785), 60 + 7.5 * Math.sin(i * 0.785), 3, 1.8, ink, 0),
    ) +
    ellipse(160, 60, 14, 5, ink, 2)
  )
}

const airFilter: Draw = (pen) => {
  const pleats = pen.between(17, 23)
  const rim = pen.pick(['#E4772E', rubber.mid, '#3C6E8F', '#C2A24B'])
  return (
    shape('M44 142V182H236L278 104V74Z', '#EADFC4') +
    line(
      repeat(pleats, (i) => `M${n(50 + (i * 182) / pleats)} 152v29`),
      1.8,
    ) +
    line('M244 156v14M252 142v14M260 128v14M268 112v14', 1.8) +
    pen.label(66, 157, 64, 20) +
    shape(
      'M86 52H272Q284 52 278 63L244 144Q240 154 229 154H48Q36 154 42 142L72 62Q76 52 86 52Z',
      rim,
    ) +
    shape('M93 66H264L232 140H60Z', '#F3E9D0') +
    line(
      repeat(pleats - 1, (i) => {
        const share = (i + 1) / pleats
        return `M${n(93 + 171 * share)} 66L${n(60 + 172 * share)} 140`
      }),
      2,
    ) +
    light('M88 57H262l-1.5 4H86Z', 0.4)
  )
}

const cabinFilter: Draw = (pen) => {
  const pleats = pen.between(7, 9)
  const width = 192 / pleats
  const charcoal = pen.pick([true, false])
  const [near, far] = charcoal ? ['#8C989A', '#66757A'] : ['#F4F3EC', '#C9D3D0']
  return (
    repeat(pleats, (i) => {
      const x = n(64 + i * width)
      const fold = n(x + width / 2)
      const end = n(x + width)
      return (
        shape(`M${x} 56L${fold} 78V196L${x} 174Z`, near, 2.5) +
        shape(`M${fold} 78L${end} 56V174L${fold} 196Z`, far, 2.5)
      )
    }) +
    box(54, 50, 14, 132, 3, white) +
    box(252, 50, 14, 132, 3, white) +
    pen.label(100, 106, 62, 44) +
    shape('M190 152V122H178L198 98L218 122H206V152Z', white, 2.5)
  )
}

const sparkPlug: Draw = (pen) => {
  const ribs = pen.between(3, 5)
  return turned(
    26,
    160,
    120,
    upright(151, 12, 18, 18, 4, steel.lo) +
      upright(155, 28, 10, 10, 0, steel.mid) +
      shape('M147 36H173L178 100H142Z', white) +
      repeat(ribs, (i) => line(`M146 ${48 + i * 8}H174`, 2)) +
      shade('M168 37H171.5L176 99H168Z') +
      pen.label(143, 80, 34, 18) +
      box(136, 98, 48, 10, 3, pen.metal.mid) +
      shape('M128 106H192V136L186 142H134L128 136Z', pen.metal.mid) +
      line('M146 107V141M174 107V141') +
      light('M148 109H154V139H148Z') +
      shade('M175.5 108H190V135L185 140H175.5Z') +
      box(140, 142, 40, 9, 4, pen.metal.lo) +
      thread(145, 151, 30, 42, pen.metal.hi) +
      box(153, 193, 14, 8, 1, white, 2.5) +
      box(157, 200, 6, 7, 1, steel.lo, 2) +
      tube('M172 193V214H159', pen.metal.lo, 4),
  )
}

export const service = {
  'oil-filter': oilFilter,
  'air-filter': airFilter,
  'cabin-filter': cabinFilter,
  'spark-plug': sparkPlug,
} satisfies Record<string, Draw>
