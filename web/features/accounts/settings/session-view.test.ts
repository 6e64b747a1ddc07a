import { describe, expect, test } from 'vitest'
import type { Session } from '#contract/account.ts'
import { countryName, toSessionView } from './session-view.ts'

const session: Session = {
  _id: '6f1c2f8a-52a5-4bd0-9a62-0b5a3f0b8b11',
  current: false,
  device: 'Chrome on Android',
  country: 'AE',
  since: '2026-03-01T08:00:00.000Z',
  seen: '2026-03-03T07:58:00.000Z',
}
const now = Date.parse('2026-03-03T08:00:00.000Z')

describe('a session', () => {
  test('has device, country and ages', () => {
    expect(toSessionView(session, now, 'en')).toMatchObject({
      browser: 'Chrome',
      system: 'Android',
      country: 'United Arab Emirates',
      since: '2 days ago',
      seen: '2 minutes ago',
    })
  })

  test('is described in the language of the page', () => {
    const view = toSessionView(session, now, 'ar')
    expect(view.country).toBe('الإمارات العربية المتحدة')
    expect(view.seen).toContain('دقيقت')
  })

  test('omits unknown details', () => {
    const view = toSessionView({ ...session, device: '', country: null }, now, 'en')
    expect(view.browser).toBeUndefined()
    expect(view.system).toBeUndefined()
    expect(view.country).toBeUndefined()
  })

  test('has a device of one word', () => {
    const view = toSessionView({ ...session, device: 'Firefox' }, now, 'en')
    expect([view.browser, view.system]).toEqual(['Firefox', undefined])
  })
})

test('unknown country codes have no name', () => {
  expect(countryName('ZQ', 'en')).toBeUndefined()
  expect(countryName('T1', 'en')).toBeUndefined()
  expect(countryName('FR', 'zh')).toBe('法国')
})
