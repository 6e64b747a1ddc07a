import { expect, test } from 'vitest'
import type { ReplyOf } from '#contract/api.ts'
import { sellerStatuses } from '#contract/seller-status.ts'
import { bannerOf } from './banner-of.ts'

const application: ReplyOf<'getOwnApplication'> = {
  ...{ status: 'approved', since: '2026-01-01T00:00:00.000Z', note: null, automatic: false },
  licenceExpires: null,
}
const now = Date.parse('2026-11-26')

test('an application shows until it is approved', () => {
  const shown = sellerStatuses.filter((status) => bannerOf({ ...application, status }, now))
  expect(shown).toEqual(sellerStatuses.filter((status) => status !== 'approved'))
})

test.for([
  ['2027-01-15', undefined],
  ['2026-12-20', 'licence'],
  ['2026-11-01', 'licence'],
])('a licence until %s is shown as %s', ([licenceExpires, key]) => {
  expect(bannerOf({ ...application, licenceExpires: licenceExpires! }, now)?.key).toBe(key)
})
