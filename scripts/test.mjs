// `npm test`: everything, on a machine that has only Node. `--changed` runs what a change touches,
// `--services` what depends on the services that real use may have: a PostgreSQL given by
// DATABASE_URL, a Redis by REDIS_URL.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedFiles, importersOf, testsOf } from './changed-tests.mjs'
import { findChromium } from './chromium.mjs'
import { installPackages, runTool } from './packages.mjs'
import { buildWeb } from './web-build.mjs'

const services = process.argv.includes('--services')
const began = Date.now()
const results = mkdtempSync(join(tmpdir(), 'ghiyar-results-'))
const total = { passed: 0, failed: 0 }
/** What failed, and what did so only once, to be told together at the end. */
const failures = []
const unsteady = []
// Nothing that happens to run on the machine.
const none = { DATABASE_URL: '', REDIS_URL: '' }

function step(name) {
  console.log(`\n── ${name} (${Math.round((Date.now() - began) / 1000)} s)`)
}

function runVitest(name, projects, env, which = []) {
  step(name)
  const first = vitest(projects, which, env)
  const again = first.failed.length > 0 ? secondLook(first, projects, env) : first
  failures.push(...again.failed.map(({ title }) => title))
  // Of a change, nothing may be there to test.
  if (which[0]?.startsWith('--changed') && first.status === 0 && first.passed === 0) return
  count(again.passed, again.failed.length, again.status, again.success)
}

// A machine that is busy with other things can fail a test that is right. So the files of what failed
// run once more, alone: what passes then is told as unsteady, what doesn't has failed.
function secondLook(first, projects, env) {
  const files = [...new Set(first.failed.map(({ file }) => file))]
  const second = vitest(projects, files, env)
  const still = new Set(second.failed.map(({ title }) => title))
  unsteady.push(...first.failed.map(({ title }) => title).filter((title) => !still.has(title)))
  const { failed, status, success } = second
  return { passed: first.passed + first.failed.length - failed.length, failed, status, success }
}

function vitest(projects, files, env) {
  const file = join(results, `${projects.join('-')}-${files.length}.json`)
  const named = projects.flatMap((project) => ['--project', project])
  const output = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`]
  const status = runTool(
    'node',
    ['node_modules/vitest/vitest.mjs', 'run', ...named, ...files, ...output],
    { allowFailure: true, env },
  )
  const report = readReport(file)
  const failed = (report?.testResults ?? [])
    .filter((tested) => tested.status === 'failed')
    .flatMap(({ name: path, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed')
      const titles = tests.length > 0 ? tests.map(({ fullName }) => fullName) : ['the whole file']
      return titles.map((title) => ({ file: path, title: `${path} › ${title}` }))
    })
  return { passed: report?.numPassedTests ?? 0, failed, status, success: report?.success }
}

async function runBrowser(files = []) {
  step('Browser tests')
  const file = join(results, 'browser.json')
  const status = runTool('playwright', ['test', ...files], {
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
  const report = readReport(file)
  const specs = specsOf(report?.suites ?? [])
  failures.push(...specs.filter(({ ok }) => !ok).map(({ title }) => title))
  unsteady.push(...specs.filter(({ flaky }) => flaky).map(({ title }) => title))
  const stats = report?.stats
  count(stats && stats.expected + stats.flaky, stats?.unexpected, status, status === 0)
}

/** Tests of the browser, from files and groups within them. */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ file, title, ok, tests }) => ({
      title: `e2e/${file} › ${title}`,
      ok,
      flaky: tests.some(({ status }) => status === 'flaky'),
    })),
    ...specsOf(inner),
  ])
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

async function runChanged() {
  const { base, files } = changedFiles()
  const { server, browser } = testsOf(files, importersOf)
  const isAll = server.includes('server/')
  console.log(`Changed: ${files.length} files. Server: ${server}. Browser: ${browser}.`)
  runVitest('Unit tests', ['unit'], none, [`--changed=${base}`])
  if (server.length > 0) {
    // Some of the server's tests start it with its pages.
    buildWeb()
    runVitest('Server tests', ['server'], none, isAll ? [] : server)
  }
  if (browser.length === 0) return
  findChromium()
  buildWeb()
  await runBrowser(browser.map((name) => `e2e/${name}.spec.ts`))
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
  runVitest('Server tests on DATABASE_URL and REDIS_URL', ['services'])
} else if (process.argv.includes('--changed')) {
  await runChanged()
} else {
  findChromium()
  buildWeb()
  runVitest('Unit tests', ['unit'], none)
  const server = 'Server tests on the embedded PostgreSQL, and that itself'
  runVitest(server, ['server', 'embedded'], none)
  await runBrowser()
}
rmSync(results, { recursive: true, force: true })
const listed = (lines) => lines.map((line) => `  ${line}`).join('\n')
if (unsteady.length > 0) console.log(`\nPassed only when run again:\n${listed(unsteady)}`)
if (failures.length > 0) console.log(`\nFailed:\n${listed(failures)}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
