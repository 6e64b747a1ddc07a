// `npm test`: everything, on a machine that has only Node. `--services` runs instead the suites that
// need a PostgreSQL of their own, given by DATABASE_URL, and a Redis, given by REDIS_URL.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.mjs'
import { installPackages, runTool } from './packages.mjs'
import { buildWeb } from './web-build.mjs'

const services = process.argv.includes('--services')
const began = Date.now()
const results = mkdtempSync(join(tmpdir(), 'ghiyar-results-'))
const total = { passed: 0, failed: 0 }
// Nothing that happens to run on the machine.
const none = { DATABASE_URL: '', REDIS_URL: '' }

function step(name) {
  console.log(`\n── ${name} (${Math.round((Date.now() - began) / 1000)} s)`)
}

function runVitest(name, args, env) {
  step(name)
  const file = join(results, `${name.replaceAll(/\W/g, '-')}.json`)
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const status = runTool('node', ['node_modules/vitest/vitest.mjs', 'run', ...args, ...output], {
    allowFailure: true,
    env,
  })
  const report = readReport(file)
  count(report?.numPassedTests, report?.numFailedTests, status, report?.success)
}

async function runBrowser() {
  step('Browser tests')
  const file = join(results, 'browser.json')
  const status = runTool('playwright', ['test'], {
    allowFailure: true,
    env: {
      CHROMIUM_PATH: findChromium(),
      E2E_PORT: String(await freePort()),
      E2E_DATA_DIR: join(results, 'data'),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      ...none,
      NODE_ENV: '',
    },
  })
  const stats = readReport(file)?.stats
  count(stats && stats.expected + stats.flaky, stats?.unexpected, status, status === 0)
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

// A run that failed without a failed test, or ran none, counts as one failure.
function count(passed = 0, failed = 0, status, success) {
  total.passed += passed
  total.failed += failed
  if (failed === 0 && (status !== 0 || !success || passed === 0)) total.failed += 1
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

step('Packages')
installPackages({ all: true })
if (services) {
  runVitest('Server tests on DATABASE_URL and REDIS_URL', ['--project', 'server'])
} else {
  findChromium()
  buildWeb()
  runVitest('Unit tests', ['--project', 'unit'], none)
  runVitest('Server tests on the embedded PostgreSQL', ['--project', 'server'], none)
  runVitest('The embedded PostgreSQL itself', ['--project', 'embedded'], none)
  await runBrowser()
}
rmSync(results, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
