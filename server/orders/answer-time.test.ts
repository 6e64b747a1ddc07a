import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uaeDay } from '../platform/uae-day.ts'
import { answerBy } from './answer-time.ts'

const at = (text: string) => new Date(`${text}+04:00`)

test.for([
  ['2026-11-25T10:00', 24, [], '2026-11-26T10:00'],
  ['2026-11-25T10:00', 24, ['2026-11-26'], '2026-11-27T10:00'],
  ['2026-11-25T10:00', 24, ['2026-11-25'], '2026-11-27T00:00'],
  ['2026-11-25T22:00', 4, ['2026-11-26', '2026-11-27'], '2026-11-28T02:00'],
] as const)('from %s, %i hours, without %o: until %s', ([from, hours, holidays, until]) => {
  expect(answerBy(at(from), { answer_hours: hours, holidays: [...holidays] })).toEqual(at(until))
})

test('it ends on a day that counts, and never earlier than without holidays', () => {
  const day = fc.integer({ min: 0, max: 70 }).map((later) => uaeDay(at('2026-11-25T00:00'), later))
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 48 * 60 }),
      fc.integer({ min: 1, max: 168 }),
      fc.array(day, { maxLength: 60 }),
      (minutes, hours, holidays) => {
        const from = new Date(at('2026-11-25T00:00').getTime() + minutes * 60_000)
        const until = answerBy(from, { answer_hours: hours, holidays })
        expect(holidays).not.toContain(uaeDay(until))
        expect(until.getTime()).toBeGreaterThanOrEqual(from.getTime() + hours * 3_600_000)
      },
    ),
  )
})
