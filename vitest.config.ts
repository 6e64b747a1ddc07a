import { defineConfig } from 'vitest/config'

const embeddedItself = 'server/platform/postgres/**'
const server = {
  include: ['server/**/*.test.ts'],
  globalSetup: ['server/testing/global-setup.ts'],
  setupFiles: [
    'scripts/silent-console.ts',
    'server/testing/cheap-hashes.ts',
    'server/testing/one-understanding.ts',
  ],
  // Limits for a machine that is busy; nothing here is about speed.
  testTimeout: 30_000,
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  test: {
    // Vitest would leave a core idle; of two, that is half of the machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,web,demo,scripts}/**/*.test.ts', 'web/**/*.test.tsx'],
          setupFiles: ['scripts/silent-console.ts'],
        },
      },
      {
        test: { ...server, name: 'server', exclude: [embeddedItself] },
      },
      {
        test: {
          ...server,
          // For a PostgreSQL of another version, through a port, and a Redis. What is left out makes
          // no use of them, or the same as others do: words, bytes, HTTP, processes.
          name: 'services',
          exclude: [
            embeddedItself,
            'server/{fuzz-asking,fuzz-doing,http,http-slow,main}.test.ts',
            'server/{authorisation,bad-input,metrics,one-click,private-data}.test.ts',
            'server/accounts/uploads.test.ts',
            'server/chat/{chaos,processes}.test.ts',
            'server/accounts/messages/**',
            'server/catalog/{listing-index,understanding}/**',
            'server/pages/**',
            'server/platform/{api,files,http,messages,passwords,phones,places,spreadsheets}/**',
          ],
        },
      },
      {
        test: {
          name: 'embedded',
          include: [`${embeddedItself}/*.test.ts`],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
