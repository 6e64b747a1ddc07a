import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,web,demo,scripts}/**/*.test.ts', 'web/**/*.test.tsx'],
          setupFiles: ['scripts/silent-console.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          exclude: ['server/platform/postgres/**'],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: ['scripts/silent-console.ts'],
          // Limits for a machine that is busy; nothing here is about speed.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: 'embedded',
          include: ['server/platform/postgres/**/*.test.ts'],
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
