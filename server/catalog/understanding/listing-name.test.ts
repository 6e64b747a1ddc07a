import { expect, test } from 'vitest'
import { soldIn, spelledOut } from './listing-name.ts'

test.for([
  ['LINK ASSY, STABILIZER, FR', 'LINK ASSY, STABILIZER, FRONT'],
  ['HUB SUB-ASSY, AXLE, RE', 'HUB SUB-ASSY, AXLE, REAR'],
  ['REGULATOR SUB-ASSY, FR DOOR WINDOW, RH', 'REGULATOR SUB-ASSY, FRONT DOOR WINDOW, RH'],
  ['TAIL LAMP RR LH', 'TAIL LAMP REAR LH'],
  ['Door glass FR R/H', 'Door glass FRONT R/H'],
  ['Headlamp (L) Camry', 'Headlamp  LH  Camry'],
  ['FENDER, L.', 'FENDER,  LH '],
  ['ARM COMP., L. FR. (LOWER)', 'ARM COMP.,  LH  FRONT. (LOWER)'],
  ['MIRROR ASSY, R', 'MIRROR ASSY,  RH '],
  ['Engine oil, L 4', 'Engine oil, L 4'],
  ['Coolant (1 L)', 'Coolant (1 L)'],
  // A corner of the car without a side beside it.
  ['Wheel speed sensor FR', 'Wheel speed sensor FR'],
  ['Range Rover RR bumper', 'Range Rover RR bumper'],
  ['RE-MANUFACTURED STARTER, LH', 'RE-MANUFACTURED STARTER, LH'],
])('"%s" is written out as "%s"', ([name, written]) => expect(spelledOut(name!)).toBe(written))

test.for([
  ['Water pump with gasket', { head: 'Water pump' }],
  ['Brake pads, ceramic (front)', { head: 'Brake pads', whole: 'Brake pads, ceramic ' }],
  ['COOLER ASSY OIL (FOR ATM)', { head: 'COOLER ASSY OIL ', whole: 'COOLER ASSY OIL , for ATM' }],
  ['فحمات، امامي مع حساس', { head: 'فحمات', whole: 'فحمات، امامي' }],
] as const)('in "%s" the part for sale is %o', ([name, sold]) => expect(soldIn(name)).toEqual(sold))
