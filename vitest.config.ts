import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { onServices } from './server/testing/on-services.ts'

// Tests that need a process of their own: of the embedded PostgreSQL, and of hashes at their true cost.
const isolated = [
  'server/platform/postgres/**',
  'server/platform/passwords/password-hasher.test.ts',
]
// A limit for a machine that is busy; nothing in the tests is about speed.
const BUSY_MS = 120_000

const server = {
  include: ['server/**/*.test.ts'],
  globalSetup: ['server/testing/global-setup.ts'],
  // Loading the server took most of the time of a test file. Its modules hold no state of a test, so the
  // files of a worker share them; mocks are registered by the setup files only.
  isolate: false,
  setupFiles: [
    'scripts/silent-console.ts',
    'server/testing/cheap-hashes.ts',
    'server/testing/one-content.ts',
    'server/testing/one-understanding.ts',
  ],
  testTimeout: 2 * BUSY_MS,
  hookTimeout: BUSY_MS,
  expect: { poll: { timeout: 60_000 } },
}

// Each takes twenty seconds or more.
const longest = [
  ...['backup', 'database-silent', 'fuzz-asking', 'fuzz-doing', 'hostile-input', 'importer-silent'],
  ...['main', 'chat/chaos', 'chat/processes', 'orders/killed-processes', 'orders/parallel-orders'],
  ...['orders/returns/return-model', 'orders/trade-model', 'platform/postgres/embedded'],
  ...['selling/import', 'selling/import-command', 'selling/quota-usage', 'selling/round-trip'],
  'webhooks/sent-events',
].map((name) => `/server/${name}.test.ts`)

/** What takes long begins first, so that no core waits for it in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      longest.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Server tests wait for the database most of the time, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,web,demo,scripts}/**/*.test.ts', 'web/**/*.test.tsx'],
          setupFiles: ['scripts/silent-console.ts'],
          testTimeout: BUSY_MS,
        },
      },
      {
        test: { ...server, name: 'server', exclude: isolated },
      },
      {
        test: {
          ...server,
          // What is left out of the whole makes no use of the services, or the same as others do: words,
          // bytes, HTTP, processes, the index in memory.
          name: 'services',
          include: process.env.TEST_EFFORT === 'full' ? server.include : onServices,
          exclude: [
            ...isolated,
            'server/{fuzz-asking,fuzz-doing,hostile-input,http,http-slow,main}.test.ts',
            'server/{authorisation,bad-input,metrics,one-click,private-data}.test.ts',
            'server/{demonstration,workers}.test.ts',
            'server/accounts/{strangers,uploads}.test.ts',
            'server/chat/{chaos,processes}.test.ts',
            'server/content/newsletter-letters.test.ts',
            'server/orders/killed-processes.test.ts',
            'server/*/messages/**',
            'server/catalog/{listing-index,reference,understanding}/**',
            'server/catalog/{fitting-years,hostile-rows,initialize,suggest}.test.ts',
            'server/catalog/search-{any-text,facets,filters,numbers,ranking,text}.test.ts',
            'server/catalog/search-{understood,vehicle-number}.test.ts',
            'server/pages/**',
            'server/selling/import/reading/**',
            'server/selling/{import-command,quota-kinds,round-trip}.test.ts',
            'server/platform/{api,documents,files,http,messages,passwords,phones,places,spreadsheets}/**',
          ],
        },
      },
      {
        test: {
          name: 'isolated',
          include: isolated.map((path) => path.replace('**', '*.test.ts')),
          testTimeout: BUSY_MS,
          hookTimeout: BUSY_MS,
        },
      },
    ],
  },
})
