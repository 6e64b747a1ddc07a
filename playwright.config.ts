import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { sharedDataDir, withCheapHashes } from './e2e/own-server.ts'

const port = process.env.E2E_PORT ?? '3900'

// Specs with servers of their own. They come first, so that no worker waits for a server in the end, and one after the
// other, so that those with the same settings have one.
const specs = join(import.meta.dirname, 'e2e')
const withOwnServer = readdirSync(specs)
  .filter((name) => name.endsWith('.spec.ts'))
  .filter((name) =>
    /from '\.\/(operators|strict-server)\.ts'/.test(readFileSync(join(specs, name), 'utf8')),
  )

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // One more than cores: a test waits for its page and the server about half of its time.
  workers: availableParallelism() + 1,
  // Time-outs are for a shared, busy machine; nothing in the tests waits for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json']],
  projects: [
    { name: 'own servers', testMatch: withOwnServer, workers: 1 },
    { name: 'shared server', testIgnore: withOwnServer },
  ],
  use: {
    // Emptied between two tests instead of replaced: a new window takes longer than many a test.
    reuseContext: true,
    // Nothing is emulated, which would make Chromium style and lay out each page once more when it is left. Tests of the
    // dark say so themselves.
    colorScheme: null,
    contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
    // Every request goes to the server; what is kept for later is tested by itself.
    serviceWorkers: 'block',
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        // Else each test begins with a new process, as Playwright empties the window in between.
        '--process-per-site',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Nothing waits for a movement to end.
        '--force-prefers-reduced-motion',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/ready`,
    timeout: 240_000,
    env: {
      PORT: port,
      DATA_DIR: sharedDataDir,
      NODE_OPTIONS: withCheapHashes,
      DEMO_LISTINGS: '16000',
      LOG_LEVEL: 'warn',
      // A busy machine is refused nothing.
      STATEMENT_TIMEOUT_MS: '30000',
      BUSY_AFTER_MS: '60000',
      // Everybody here joins from one address.
      LIMIT_PER_ADDRESS: '200',
      // Receivers of the tests are on this machine.
      WEBHOOKS_TO_LOOPBACK: 'true',
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
