import { expect, test } from 'vitest'
import { buyerFields } from './profile.ts'

const opening = (written: string) => {
  const read = buyerFields.shape.opening_hours.safeParse(written)
  return read.success ? read.data : read.error.issues[0]!.message
}

test.for([
  ['08:00', '08:00'],
  ['8:05', '08:05'],
  ['8.30', '08:30'],
  ['8', '08:00'],
  ['8 am', '08:00'],
  ['12 am', '00:00'],
  ['12:15 PM', '12:15'],
  ['11:59pm', '23:59'],
  ['00:00', '00:00'],
  ['24:00', 'hour'],
  ['25:00', 'hour'],
  ['13 pm', 'hour'],
  ['0 am', 'hour'],
  ['8:60', 'hour'],
  ['morning', 'hour'],
  ['', 'required'],
])('an hour written %s is %s', ([written, read]) => {
  expect(opening(written!)).toBe(read)
})
