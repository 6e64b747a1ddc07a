import { describe, expect, test } from 'vitest'
import { emptyProgress, fieldNote, passed, withServerErrors, typing } from './field-notes.ts'

describe('a field', () => {
  test('is not validated while first typed', () => {
    const progress = typing(emptyProgress, ['email'])
    expect(fieldNote(progress, 'email', 'a', 'wrong')).toEqual({ error: undefined, good: false })
  })

  test('is validated when it is left', () => {
    const progress = passed(typing(emptyProgress, ['email']), 'email', 'a')
    expect(fieldNote(progress, 'email', 'a', 'wrong')).toEqual({ error: 'wrong', good: false })
    expect(fieldNote(progress, 'email', 'a@b.ae')).toEqual({ error: undefined, good: true })
  })

  test('has no error for being skipped, but for being emptied', () => {
    expect(fieldNote(passed(emptyProgress, 'name', ''), 'name', '', 'needed').error).toBeUndefined()
    const emptied = passed(typing(emptyProgress, ['name']), 'name', '')
    expect(fieldNote(emptied, 'name', '', 'needed').error).toBe('needed')
  })

  test('has no tick while it is empty', () => {
    const progress = passed(typing(emptyProgress, ['vat']), 'vat', '')
    expect(fieldNote(progress, 'vat', '').good).toBe(false)
  })
})

describe('a refusal of the server', () => {
  const values = { garage_name: 'A\u202Eb', emirate: 'Dubai' }

  test('is shown at its field, with or without the name of the details', () => {
    const { progress, unmatched } = withServerErrors(
      emptyProgress,
      { 'details.garage_name': 'not allowed', emirate: 'unknown' },
      values,
    )
    expect(unmatched).toEqual([])
    expect(fieldNote(progress, 'garage_name', values.garage_name).error).toBe('not allowed')
    expect(fieldNote(progress, 'emirate', 'Dubai').error).toBe('unknown')
  })

  test('is shown until the value changes', () => {
    const { progress } = withServerErrors(emptyProgress, { emirate: 'unknown' }, values)
    expect(fieldNote(progress, 'emirate', 'Ajman').error).toBeUndefined()
  })

  test('is returned when no field has its name', () => {
    expect(withServerErrors(emptyProgress, { password: 'too easy' }, values).unmatched).toEqual([
      'too easy',
    ])
  })
})
