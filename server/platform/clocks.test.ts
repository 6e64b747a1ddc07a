import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// What names a moment for people or the database, or compares with one of another program.
const ofTheWall = [
  'server/accounts/close-account.ts',
  'server/accounts/export-link.ts',
  'server/accounts/known-devices.ts',
  'server/catalog/open-sellers.ts',
  'server/catalog/seller-directory.ts',
  'server/chat/digest.service.ts',
  'server/content/banners/banner-html.ts',
  'server/content/banners/manage-banners.ts',
  'server/content/banners/shown-banners.ts',
  'server/content/editing/save-content.ts',
  'server/main.ts',
  'server/orders/commission/change-commission.ts',
  'server/platform/challenges.ts',
  'server/platform/postgres/bring-up.ts',
  'server/webhooks/event-sender.ts',
  'server/webhooks/pause-failing.ts',
]

test('durations are measured by the monotonic clock', () => {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts', 'server/testing/**'] })
  const found = files.filter((file) => /\bDate\.now\b/.test(readFileSync(file, 'utf8')))
  expect(found.sort()).toEqual(ofTheWall)
})
