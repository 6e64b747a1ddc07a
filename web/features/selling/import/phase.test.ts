import { expect, test } from 'vitest'
import type { ImportState, TableProblem } from '#contract/import-columns.ts'
import { goesOn, phaseOf } from './phase.ts'

const columns = [{ index: 0, header: 'Part No.', samples: ['43512-60191'], field: null }]
const working = new Set<ImportState>(['queued', 'checking', 'applying'])

const seen = (state: ImportState, code?: TableProblem, readable = true) => ({
  ...{ state, done: !working.has(state) },
  problem: code ? { code, message: code } : null,
  columns: readable ? columns : [],
  sheets: ['Sheet1'],
})
const checked = seen('checked')

test.for([
  ['a file that was just sent', seen('queued', undefined, false), undefined, false, 'reading'],
  ['a file that is read', seen('checking', undefined, false), undefined, false, 'reading'],
  ['a checked one', checked, checked, false, 'checked'],
  ['one that is checked again', seen('checking'), checked, false, 'checked'],
  ['one that waits to be imported', seen('queued'), checked, true, 'applying'],
  ['one that is imported, after a reload', seen('applying'), undefined, false, 'applying'],
  ['one that is imported', seen('done'), seen('done'), true, 'ended'],
  ['one that was stopped', seen('cancelled'), seen('cancelled'), true, 'ended'],
  ['one that broke off', seen('failed', 'failed'), seen('failed', 'failed'), true, 'ended'],
] as const)('%s', ([, report, settled, applied, phase]) => {
  expect(phaseOf(report, settled, applied)).toBe(phase)
})

test('a missing column can be mapped, a password can’t be removed', () => {
  const unnamed = seen('failed', 'columns')
  expect(phaseOf(unnamed, unnamed, false)).toBe('checked')
  const locked = seen('failed', 'encrypted', false)
  expect(phaseOf(locked, locked, false)).toBe('refused')
})

test('a list out of time has ended; one with an expired check is uploaded again', () => {
  const late = seen('failed', 'quota_importerSecondsPerDay')
  expect(phaseOf(late, late, true)).toBe('ended')
  const expired = seen('failed', 'expired')
  expect(phaseOf(expired, undefined, false)).toBe('refused')
})

test('an empty sheet can be replaced by another one', () => {
  const empty = { ...seen('failed', 'empty', false), sheets: ['Cover', 'Stock'] }
  expect(phaseOf(empty, empty, false)).toBe('checked')
  expect(phaseOf({ ...empty, sheets: ['Cover'] }, undefined, false)).toBe('refused')
})

test('a list that fails when read again leads back to the file', () => {
  const broken = seen('failed', 'broken', false)
  expect(phaseOf(broken, broken, false)).toBe('refused')
})

test('on return, a running import or one checked today continues', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  const summary = { job: '8d0f6a52-1b9e-8c43-b1f7-2e9d5a7c4406', kind: 'listings' } as const
  const counts = {
    rows: 1,
    created: 1,
    updated: 0,
    unchanged: 0,
    failures: 0,
    progress: 1,
    leftOut: false,
  }
  const at = (state: ImportState, date: string) =>
    goesOn({ ...summary, ...counts, ...seen(state), file: 'a.csv', date }, now)
  expect(at('applying', '2026-11-20T12:00:00Z')).toBe(true)
  expect(at('checked', '2026-11-22T08:00:00Z')).toBe(true)
  expect(at('checked', '2026-11-20T12:00:00Z')).toBe(false)
  expect(at('done', '2026-11-22T11:59:00Z')).toBe(false)
})
