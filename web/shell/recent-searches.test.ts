import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  removeSearch,
  clearSearches,
  parseSearches,
  saveSearch,
  withoutSearch,
  withSearch,
} from './recent-searches.ts'

describe('the list', () => {
  test('has the newest first, without duplicates in any case, at most eight', () => {
    expect(withSearch(['brake pads', 'mirror'], ' Brake  PADS ')).toEqual(['Brake PADS', 'mirror'])
    const many = Array.from({ length: 8 }, (_, i) => `part ${i}`)
    expect(withSearch(many, 'one more')).toEqual(['one more', ...many.slice(0, 7)])
    expect(withSearch(['mirror'], '  ')).toEqual(['mirror'])
    expect(withSearch(['mirror'], 'x'.repeat(101))).toEqual(['mirror'])
  })

  test('loses one in any case', () =>
    expect(withoutSearch(['Brake pads', 'mirror'], 'BRAKE PADS')).toEqual(['mirror']))

  test('is stored and read unchanged', () => {
    const searches = ['فحمات', '04465-60320', '刹车片']
    expect(parseSearches(JSON.stringify(searches))).toEqual(searches)
  })

  test.each([null, '', '{', 'null', '7', '{"0":"a"}', '"text"', `["${'x'.repeat(30_000)}"]`])(
    'is empty for %.20s',
    (text) => expect(parseSearches(text)).toEqual([]),
  )

  test('drops invalid entries', () =>
    expect(
      parseSearches(
        JSON.stringify([1, null, ' ', 'a b', 'A  B', 'x'.repeat(101), 'me@example.ae']),
      ),
    ).toEqual(['a b']))
})

describe('queries that may be personal data are not stored', () => {
  test.each([
    'me@example.com',
    'write to sales@garage.ae',
    '0501234567',
    '050 123 4567',
    '+971501234567',
    '+971 (0)50-123 4567',
    '00971 56 123 4567',
    '971551234567',
    'call 055-1234567 prado',
    '٠٥٠١٢٣٤٥٦٧',
    '۰۵۰۱۲۳۴۵۶۷',
    '０５０１２３４５６７',
    '784-1990-1234567-1',
    'JTEBX3FJ505012345',
  ])('%s', (text) => expect(withSearch([], text)).toEqual([]))

  test.each([
    '04465-60320',
    '43512 60191',
    '90915-YZZD2',
    'brake pads 2015 2016',
    '05 camry bumper',
    '8 @ 10',
    '1050123456789',
  ])('but %s is stored', (text) => expect(withSearch([], text)).toEqual([text]))
})

const consentIs = (given: boolean) =>
  vi.stubGlobal('document', { cookie: given ? 'a=b; cookieConsent=accepted' : 'a=b' })

describe('in the browser', () => {
  beforeEach(() => consentIs(true))
  afterEach(() => vi.unstubAllGlobals())

  test('nothing is stored before consent, and stored searches are deleted without it', () => {
    const items = new Map([['ghiyar.searches', '["older"]']])
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    })
    consentIs(false)
    saveSearch('mirror')
    expect(items.size).toBe(0)
    consentIs(true)
    saveSearch('clutch')
    expect(items.get('ghiyar.searches')).toBe('["clutch","mirror"]')
    clearSearches()
  })

  test('entries of another tab are preserved', () => {
    const items = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    })
    saveSearch('mirror')
    items.set('ghiyar.searches', '["from the other tab","mirror"]')
    saveSearch('clutch')
    expect(items.get('ghiyar.searches')).toBe('["clutch","from the other tab","mirror"]')
    removeSearch('Mirror')
    expect(items.get('ghiyar.searches')).toBe('["clutch","from the other tab"]')
    clearSearches()
    expect(items.size).toBe(0)
  })

  test('forbidden storage does no harm', () => {
    const forbidden = () => {
      throw new Error('denied')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden })
    expect(() => {
      saveSearch('mirror')
      removeSearch('mirror')
      clearSearches()
    }).not.toThrow()
  })
})
