import { framed } from './frame.ts'
import { ink, marker, papers, rubber, steel } from './palette.ts'
import { around, box, circle, group, light, line, point, shade, shape } from './shapes.ts'

/** What a kind of car looks like from the side; its front is on the left, the ground at 207. */
type Body = {
  outline: string
  windows: string[]
  /** Gaps of doors and bonnet. */
  gaps: string
  handles: [x: number, y: number][]
  wheels: [front: number, rear: number]
  wheelSize: number
  /** The lower edge of the doors, from wheel to wheel. */
  sill: number
  headlamp: string
  tailLamp: string
  extras?: string
}

const roofRails = line('M162 67H256', 4) + line('M170 67V74M210 67V74M250 67V74', 3)

const bodies = {
  'four-wheel': {
    outline:
      'M30 180V150Q30 132 46 128L110 116L134 80Q138 74 147 74H266Q275 74 278 82L290 120V176Q290 184 282 184H38Q30 184 30 180Z',
    windows: [
      'M122 116L142 86Q144 83 148 83H182V116Z',
      'M190 83H230V116H190Z',
      'M238 83H262Q266 83 268 88L276 116H238Z',
    ],
    gaps: 'M118 122V176M186 83V180M234 116V150M110 116H284',
    handles: [
      [168, 128],
      [216, 128],
    ],
    wheels: [80, 242],
    wheelSize: 30,
    sill: 178,
    headlamp: 'M32 142L52 136Q56 144 52 152H32Z',
    tailLamp: 'M281 124H290V152H281Z',
    extras: roofRails,
  },
  'short-four-wheel': {
    outline:
      'M56 180V140Q56 128 68 126L116 120L128 76Q130 70 138 70H254Q262 70 263 78L266 124V176Q266 184 258 184H64Q56 184 56 180Z',
    windows: ['M128 118L138 82Q139 79 142 79H186V118Z', 'M196 79H248Q252 79 253 84L256 118H196Z'],
    gaps: 'M124 122V180M192 79V180M116 120H262',
    handles: [[178, 130]],
    wheels: [98, 226],
    wheelSize: 31,
    sill: 178,
    headlamp: 'M57 138a9 9 0 0 1 0 18Z',
    tailLamp: 'M258 148H266V168H258Z',
    extras: shape('M266 112h12q6 0 6 8v36q0 8 -6 8h-12Z', rubber.mid) + line('M275 116v44', 2),
  },
  sedan: {
    outline:
      'M26 182V160Q26 148 40 145L98 136L136 102Q141 98 150 98H206Q216 98 223 104L254 134L284 139Q294 141 294 152V176Q294 186 284 186H34Q26 186 26 182Z',
    windows: [
      'M110 136L140 109Q143 106 148 106H176V136Z',
      'M184 106H205Q212 106 217 110L240 136H184Z',
    ],
    gaps: 'M106 140V178M180 106V184M240 138Q232 152 224 156M98 136H286',
    handles: [
      [162, 147],
      [214, 147],
    ],
    wheels: [78, 244],
    wheelSize: 28,
    sill: 182,
    headlamp: 'M28 156L50 149L60 152Q52 161 28 164Z',
    tailLamp: 'M276 144L290 147Q294 150 294 158L278 156Z',
  },
  hatchback: {
    outline:
      'M44 182V158Q44 146 58 142L106 132L144 94Q149 90 158 90H224Q234 90 240 96L264 130Q274 134 274 148V176Q274 186 264 186H52Q44 186 44 182Z',
    windows: ['M120 132L148 102Q151 99 156 99H180V132Z', 'M188 99H222Q229 99 233 104L248 132H188Z'],
    gaps: 'M114 136V178M184 99V184M248 132Q240 150 228 154M106 132H264',
    handles: [
      [166, 143],
      [220, 143],
    ],
    wheels: [92, 232],
    wheelSize: 28,
    sill: 182,
    headlamp: 'M46 153L68 145L80 148Q70 159 46 162Z',
    tailLamp: 'M258 124L266 132Q270 140 271 150L260 146Z',
  },
  pickup: {
    outline:
      'M24 180V150Q24 136 40 132L92 124L118 88Q122 83 131 83H186Q194 83 196 91L202 124H296V176Q296 184 288 184H32Q24 184 24 180Z',
    windows: ['M104 124L125 95Q127 92 131 92H154V124Z', 'M162 92H182Q186 92 187 96L192 124H162Z'],
    gaps: 'M100 128V176M158 92V180M202 126V184M92 124H202M206 134H292',
    handles: [
      [142, 136],
      [188, 136],
    ],
    wheels: [74, 248],
    wheelSize: 30,
    sill: 178,
    headlamp: 'M26 142L48 138Q52 146 48 153H26Z',
    tailLamp: 'M288 132H296V156H288Z',
    extras: line('M204 124V92H214V124', 4),
  },
  van: {
    outline:
      'M28 180V148Q28 134 36 128L66 82Q72 72 84 72H280Q292 72 292 84V176Q292 184 284 184H36Q28 184 28 180Z',
    windows: [
      'M56 122L80 86Q82 83 86 83H112V122Z',
      'M120 83H166V122H120Z',
      'M174 83H224V122H174Z',
      'M232 83H276Q280 83 280 88V122H232Z',
    ],
    gaps: 'M116 83V182M170 83V182M228 122V150M36 128H290',
    handles: [
      [104, 134],
      [160, 134],
    ],
    wheels: [78, 246],
    wheelSize: 27,
    sill: 180,
    headlamp: 'M30 146L50 138Q52 150 46 158L30 160Z',
    tailLamp: 'M284 126H292V156H284Z',
  },
} satisfies Record<string, Body>

export type CarBody = keyof typeof bodies

export const carColours = {
  white: '#EFEBE1',
  silver: '#C9D0D3',
  grey: '#6B787D',
  black: '#36444A',
  red: '#B23A2E',
  blue: '#2F5D7C',
  sand: '#B9A98A',
  green: '#3F6B57',
}
export type CarColour = keyof typeof carColours

const GROUND = 207
// A car is flatter than a part: so far up it stands in the middle of the sheet.
const RAISED = 12

function wheel(x: number, size: number): string {
  const y = GROUND - size
  const rim = size * 0.62
  const spoke = (degrees: number) => {
    const from = point(x, y, 5, degrees)
    const to = point(x, y, rim - 2, degrees)
    return line(`M${from.x} ${from.y}L${to.x} ${to.y}`, 4, steel.lo)
  }
  return [
    shape(`M${x - size - 5} ${y}a${size + 5} ${size + 5} 0 0 1 ${2 * size + 10} 0Z`, ink, 0),
    circle(x, y, size, rubber.lo),
    circle(x, y, rim, steel.mid, 2.5),
    around(5, spoke, -90),
    circle(x, y, 5, steel.hi, 2),
  ].join('')
}

/** A car from the side, on the paper that parts are drawn on. The same words give the same picture. */
export function illustrateCar(kind: CarBody, colour: CarColour): string {
  const body: Body = bodies[kind]
  const { outline, windows, gaps, handles, wheels, wheelSize, sill, headlamp, tailLamp } = body
  const [front, rear] = wheels
  const lower = `M${front + wheelSize + 8} ${sill - 14}H${rear - wheelSize - 8}V${sill + 5}H${front + wheelSize + 8}Z`
  const glint = ([x, y]: [number, number]) => box(x, y, 12, 4, 2, steel.hi, 1.5)
  const drawing = [
    body.extras ?? '',
    shape(outline, carColours[colour]),
    shade(lower, 0.2),
    ...windows.map((window) => shape(window, '#BFD3D8', 2.5)),
    light(
      `M${front + 20} ${sill - 38}H${rear - 20}L${rear - 28} ${sill - 33}H${front + 28}Z`,
      0.35,
    ),
    line(gaps, 1.6),
    ...handles.map(glint),
    shape(headlamp, '#FFF4CF', 2),
    shape(tailLamp, '#C8372B', 2),
    box(front + 22, sill - 40, 9, 5, 2, marker, 1.5),
    ...wheels.map((x) => wheel(x, wheelSize)),
  ]
  const paper = papers[(kind.length + colour.length) % papers.length]!
  const shadow = (rear - front) / 2 + 46
  return framed(
    { paper, grid: `grid-${kind}-${colour}`, ground: GROUND + 5 - RAISED, shadow },
    group(`translate(0 ${-RAISED})`, ...drawing),
  )
}
