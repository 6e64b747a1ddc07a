import { ink, rubber, steel, white } from './palette.ts'
import type { Draw } from './pen.ts'
import { box, circle, ellipse, light, line, n, repeat, shade, shape } from './shapes.ts'
import { disc } from './solids.ts'

const glassTint = '#CFE3E8'

const door: Draw = (pen) =>
  pen.handed(
    box(54, 124, 16, 20, 3, pen.metal.lo) +
      box(54, 172, 16, 18, 3, pen.metal.lo) +
      shape('M64 204V116C82 76 116 34 176 30H254C264 84 266 146 260 204Z', pen.paint) +
      shade('M65.5 186H261L259 202.5H65.5Z') +
      shape('M92 108C108 76 136 50 178 46H238C244 66 247 88 248 108Z', glassTint) +
      light('M150 60L120 102H138L172 54Z', 0.7) +
      line('M192 46L188 108', 5) +
      line('M66 122H262', 2) +
      line('M72 168Q160 160 261 164') +
      light('M72 126H258v4H72Z', 0.35) +
      box(210, 132, 38, 13, 6, pen.metal.hi, 2.5) +
      line('M252 138h2', 4),
  ) + pen.label(130, 172, 60, 24)

const bumper: Draw = (pen) => {
  const slats = pen.between(3, 4)
  return (
    shape(
      'M22 84Q40 60 80 58Q160 50 240 58Q280 60 298 84L294 132Q290 168 262 178Q160 194 58 178Q30 168 26 132Z',
      pen.paint,
    ) +
    shade('M28 138Q100 160 160 160T292 138Q288 166 261 176.5Q160 192 59 176.5Q32 166 28 138Z') +
    light('M40 80Q60 68 84 67Q160 60 236 67Q250 68 262 72L260 78Q160 66 46 86Z') +
    shape('M98 82Q160 76 222 82L214 106Q160 110 106 106Z', rubber.lo) +
    line(
      repeat(7, (i) => `M${118 + i * 14} 82v24`),
      2,
      rubber.hi,
    ) +
    shape('M90 122Q160 128 230 122L220 156Q160 164 100 156Z', rubber.lo) +
    line(
      repeat(
        slats,
        (i) =>
          `M100 ${n(131 + (i * 26) / slats)}Q160 ${n(138 + (i * 26) / slats)} 220 ${n(131 + (i * 26) / slats)}`,
      ),
      2.5,
      rubber.hi,
    ) +
    shape(
      'M38 118L76 122L70 152Q50 148 44 138ZM282 118L244 122L250 152Q270 148 276 138Z',
      rubber.lo,
    ) +
    circle(59, 134, 9, '#FFF4CF', 2.5) +
    circle(261, 134, 9, '#FFF4CF', 2.5) +
    pen.label(132, 166, 56, 20)
  )
}

const fender: Draw = (pen) =>
  pen.handed(
    shape(
      'M34 104C70 78 128 58 196 54L270 50Q282 62 284 84L286 188H258C254 140 222 110 184 110C144 110 114 140 110 188L84 190Q72 190 66 178L58 152L40 148Q30 126 34 104Z',
      pen.paint,
    ) +
      light('M48 104C92 82 140 70 200 66L262 62l1 6L204 73C140 78 92 92 50 112Z') +
      shade(
        'M260 186.5C257 136 224 104 184 104C142 104 110 138 106 186.5H112C116 142 146 111.5 184 111.5S252 142 257 186.5Z',
        0.3,
      ) +
      shade('M262 100H283L284.5 186.5H262Z') +
      shape('M36 110L62 118Q70 132 66 150L58 150L41 146Q33 126 36 110Z', rubber.mid) +
      circle(252, 58, 3.5, ink, 0) +
      circle(150, 68, 3.5, ink, 0) +
      shape('M238 96H262V108H238Z', '#F2A13C', 2.5),
  ) + pen.label(126, 78, 52, 22)

const bonnet: Draw = (pen) =>
  shape('M96 44Q160 34 224 44L276 172Q280 186 266 190Q160 212 54 190Q40 186 44 172Z', pen.paint) +
  shade('M226 52L274 174Q277 184 266 188.5Q240 194 200 197Q246 184 226 52Z') +
  line('M120 50L96 176Q92 190 100 192M200 50L224 176Q228 190 220 192') +
  light('M104 54L66 168H84L114 54Z') +
  line('M50 176Q160 200 270 176') +
  line('M132 62h20M168 62h20', 5) +
  pen.label(130, 110, 60, 36)

const grille: Draw = (pen) => {
  const style = pen.pick(['bars', 'slats', 'mesh'] as const)
  const chrome = pen.pick([pen.metal.hi, pen.metal.mid, rubber.hi])
  const filling = {
    bars:
      line(
        repeat(11, (i) => `M${n(66 + i * 18.8)} 66V176`),
        9,
      ) +
      line(
        repeat(11, (i) => `M${n(66 + i * 18.8)} 68V174`),
        4,
        chrome,
      ),
    slats:
      line(
        repeat(5, (i) => `M48 ${82 + i * 19}H272`),
        11,
      ) +
      line(
        repeat(5, (i) => `M50 ${82 + i * 19}H270`),
        5.5,
        chrome,
      ),
    mesh: line(
      repeat(10, (i) => `M${92 + i * 21} 66l-40 110M${39 + i * 21} 66l40 110`),
      4,
      rubber.hi,
    ),
  }[style]
  const frame =
    'M42 58Q160 44 278 58Q290 60 288 74L272 166Q268 182 252 184Q160 196 68 184Q52 182 48 166L32 74Q30 60 42 58Z'
  return (
    shape('M36 62Q160 48 284 62L268 174Q160 188 52 174Z', rubber.lo) +
    filling +
    line(frame, 18) +
    line(frame, 12, chrome) +
    line('M46 58Q160 44 270 57', 3, '#fff') +
    circle(160, 118, 29, chrome) +
    circle(160, 118, 21, pen.brand, 2.5) +
    line('M146 118h28', 5, white) +
    pen.tag(246, 150)
  )
}

const mirror: Draw = (pen) =>
  pen.handed(
    shape('M228 150L282 136Q290 134 290 142V196Q290 204 282 204H244Q230 204 228 192Z', rubber.mid) +
      shape('M212 142L246 146L240 176H206Z', rubber.hi) +
      shape(
        'M40 76Q44 46 84 44H204Q236 44 240 78L236 140Q232 168 200 170H96Q56 168 46 128Z',
        pen.paint,
      ) +
      shade('M60 150Q76 166 96 168.5H200Q230 167 234.5 140L236 122Q220 152 180 154Z') +
      shape(
        'M56 82Q60 60 88 59H198Q222 60 225 82L221 132Q217 153 196 154H104Q68 152 61 124Z',
        rubber.lo,
        2.5,
      ) +
      shape(
        'M66 84Q70 68 92 67H194Q214 68 216 84L213 128Q210 145 194 146H108Q76 144 70 122Z',
        glassTint,
        2.5,
      ) +
      light('M112 67L84 128Q90 138 100 142L138 67ZM152 67L116 145H126L164 67Z', 0.6) +
      shape('M46 92L56 94L61 124L50 122Q44 108 46 92Z', '#F2A13C', 2),
  ) + pen.label(132, 116, 50, 22)

const glass: Draw = (pen) =>
  shape('M84 52Q160 36 236 52L290 168Q292 178 282 181Q160 206 38 181Q28 178 30 168Z', rubber.lo) +
  shape(
    'M92 62Q160 48 228 62L276 164Q160 190 44 164Z',
    pen.pick([glassTint, '#CFE8DC', '#DDE6EA']),
  ) +
  shape('M92 62Q160 48 228 62L235 77Q160 62 85 77Z', '#7FA9A4', 0) +
  light('M118 66L76 168Q92 172 104 173L146 63ZM172 63L140 176H154L184 64Z', 0.6) +
  box(146, 52, 28, 26, 4, rubber.mid, 2.5) +
  line('M54 170Q160 194 266 170', 1.8, rubber.hi) +
  pen.label(202, 134, 48, 26)

const handle: Draw = (pen) =>
  pen.handed(
    shape('M38 58Q160 46 282 58Q288 120 282 184Q160 196 38 184Q32 120 38 58Z', pen.paint) +
      light('M46 66Q160 54 274 66V73Q160 61 46 73Z', 0.4) +
      line('M36 152Q160 164 284 152', 2) +
      ellipse(146, 114, 76, 40, rubber.lo) +
      ellipse(146, 118, 62, 30, rubber.mid, 2.5) +
      shape(
        'M54 98Q54 86 70 85H224Q262 88 268 110Q270 132 250 138H232Q218 136 212 124Q160 112 104 122Q98 136 86 138H70Q54 136 54 124Z',
        pen.pick([pen.paint, steel.mid, rubber.hi]),
      ) +
      shade(
        'M55.5 112V124Q56 135 70 136.5H86Q97 134 103 120Q160 110 213 122Q219 134 232 136.5H250Q268 130 266 112Q240 100 160 102T55.5 112Z',
      ) +
      light('M66 93Q70 91 76 91H222Q240 92 250 98L246 101Q234 98 222 98H66Z', 0.7) +
      disc(246, 115, 12, steel.hi, 2.5) +
      line('M246 109v12', 3.5),
  ) + pen.label(132, 163, 56, 22)

export const body = {
  door,
  bumper,
  fender,
  bonnet,
  grille,
  mirror,
  glass,
  handle,
} satisfies Record<string, Draw>
