import { describe, expect, test } from 'vitest'
import {
  newWeek,
  openDay,
  readWeek,
  spanProblem,
  weekProblem,
  withBreak,
  withSpan,
  writeWeek,
} from './week-draft.ts'

const morning = { from: '08:00', to: '13:00' }
const evening = { from: '16:00', to: '20:00' }

test('a week is unchanged by writing and reading; an empty one is an empty text', () => {
  expect(readWeek(writeWeek(newWeek()))).toEqual(newWeek())
  expect(writeWeek(null)).toBe('')
  expect(readWeek('')).toBeNull()
})

test('a new week is valid, and closed on Sunday', () => {
  expect(weekProblem(writeWeek(newWeek()))).toBeUndefined()
  expect(newWeek()[6]).toEqual([])
})

test('an opened day gets the hours of the open day before it', () => {
  const week = newWeek().with(4, [morning, evening])
  expect(openDay(week.with(5, []), 6)[6]).toEqual([morning, evening])
  expect(
    openDay(
      Array.from({ length: 7 }, () => []),
      2,
    )[2],
  ).toEqual(newWeek()[0])
})

test('a second period starts in the afternoon, or empty', () => {
  expect(withBreak(newWeek().with(0, [morning]), 0)[0]).toEqual([morning, evening])
  const late = { from: '10:00', to: '22:00' }
  expect(withBreak(newWeek().with(0, [late]), 0)[0]).toEqual([late, { from: '', to: '' }])
})

test('changing one time of one day changes nothing else', () => {
  const week = withBreak(newWeek().with(1, [morning]), 1)
  const changed = withSpan(week, 1, 1, { to: '21:30' })
  expect(changed[1]).toEqual([morning, { from: '16:00', to: '21:30' }])
  expect(changed.with(1, week[1]!)).toEqual(week)
})

describe('errors in the hours', () => {
  test.for([
    ['', '18:00', undefined, 'incomplete'],
    ['08:00', '', undefined, 'incomplete'],
    ['18:00', '08:00', undefined, 'order'],
    ['08:00', '08:00', undefined, 'order'],
    ['18:00', '00:00', undefined, undefined],
    ['00:00', '00:00', undefined, undefined],
    ['12:59', '18:00', morning, 'overlap'],
    ['13:00', '18:00', morning, undefined],
    ['20:00', '22:00', { from: '18:00', to: '00:00' }, 'overlap'],
  ] as const)('%s to %s', ([from, to, before, problem]) => {
    expect(spanProblem({ from, to }, before)).toBe(problem)
  })

  test('are reported in any day', () => {
    expect(weekProblem(writeWeek(withSpan(newWeek(), 5, 0, { to: '' })))).toBe('incomplete')
    expect(weekProblem('')).toBeUndefined()
  })
})
