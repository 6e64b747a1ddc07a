import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { featureSpecs, sharedSpecs, testsOf, wholeSpecs } from './changed-tests.mjs'

const root = resolve(import.meta.dirname, '..')
const noImporters = (): string[] => []

test('every browser test is assigned to a feature, to what pages share, or to the whole run', () => {
  const specs = readdirSync(resolve(root, 'e2e')).flatMap(
    (file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? [],
  )
  const named = [...Object.values(featureSpecs).flat(), ...sharedSpecs, ...wholeSpecs]
  expect([...new Set(named)].toSorted()).toEqual(specs.toSorted())
  expect(Object.keys(featureSpecs).toSorted()).toEqual(
    readdirSync(resolve(root, 'web/features')).toSorted(),
  )
})

test.for([
  ['server/chat/chat.service.ts', ['server/chat/'], []],
  ['server/chat/messages/digest.ts', ['server/chat/'], []],
  ['server/app.ts', ['server/'], []],
  ['server/testing/app.ts', ['server/'], []],
  ['server/erasure.test.ts', ['server/erasure.test.ts'], []],
  ['server/migrations/0001_x.sql', ['server/migrations.test.ts'], []],
  ['web/features/chat/core/chat.ts', [], ['chat', 'conversation-screens']],
  ['web/features/chat/core/chat.test.ts', [], []],
  ['web/shell/header.tsx', [], sharedSpecs],
  ['e2e/login.spec.ts', [], ['login']],
  ['docs/operating.md', [], []],
] as [string, string[], string[]][])('%s runs %j and %j', ([file, server, browser]) => {
  expect(testsOf([file], noImporters)).toEqual({ server, browser })
})

test('a change of the contract runs tests of its importers, a helper those that use it', () => {
  const importers: Record<string, string[]> = {
    '#contract/callbacks.ts': [
      'server/callbacks/callbacks.service.ts',
      'web/features/callbacks/a.tsx',
    ],
    './api-users.ts': ['e2e/chat.spec.ts', 'e2e/other.ts'],
    './other.ts': ['e2e/cart.spec.ts', 'e2e/api-users.ts'],
  }
  const changed = ['contract/callbacks.ts', 'e2e/api-users.ts']
  expect(testsOf(changed, (name) => importers[name] ?? [])).toEqual({
    server: ['server/callbacks/'],
    browser: ['callbacks', 'chat', 'cart'],
  })
})
