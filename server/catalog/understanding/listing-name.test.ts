import { expect, test } from 'vitest'
import { soldIn, spelledOut } from './listing-name.ts'

test.for([
  ['LINK ASSY, STABILIZER, FR', 'LINK ASSY, STABILIZER, FRONT'],
  ['HUB SUB-ASSY, AXLE, RE', 'HUB SUB-ASSY, AXLE, REAR'],
  ['REGULATOR SUB-ASSY, FR DOOR WINDOW, RH', 'REGULATOR SUB-ASSY, FRONT DOOR WINDOW, RH'],
  ['TAIL LAMP RR LH', 'TAIL LAMP REAR LH'],
  ['Door glass FR R/H', 'Door glass FRONT R/H'],
  // A corner of the car without a side beside it.
  ['Wheel speed sensor FR', 'Wheel speed sensor FR'],
  ['Range Rover RR bumper', 'Range Rover RR bumper'],
  ['RE-MANUFACTURED STARTER, LH', 'RE-MANUFACTURED STARTER, LH'],
])('"%s" is written out as "%s"', ([name, written]) => expect(spelledOut(name!)).toBe(written))

test.for([
  ['Water pump with gasket', { head: 'Water pump' }],
  ['Brake pads, ceramic (front)', { head: 'Brake pads', whole: 'Brake pads, ceramic ' }],
  ['فحمات، امامي مع حساس', { head: 'فحمات', whole: 'فحمات، امامي' }],
] as const)('in "%s" the part for sale is %o', ([name, sold]) => expect(soldIn(name)).toEqual(sold))
