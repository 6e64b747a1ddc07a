// `npm test`: everything, on a machine that has only Node. `--changed` runs what a change touches,
// `--services` what depends on the services that real use may have: a PostgreSQL given by
// DATABASE_URL, a Redis by REDIS_URL.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { changedFiles, importersOf, needPages, testsOf } from './changed-tests.mjs'
import { findChromium } from './chromium.mjs'
import { freePort } from './free-port.mjs'
import { installPackages, runTool } from './packages.mjs'
import { makeRunFolder, removeRunFolder } from './run-folder.mjs'
import { buildWeb } from './web-build.mjs'

const services = process.argv.includes('--services')
const began = Date.now()
const results = makeRunFolder()
// What the processes of the run leave there goes with it. Windows reads the last two.
for (const variable of ['TMPDIR', 'TEMP', 'TMP']) process.env[variable] = results
const total = { passed: 0, failed: 0 }
/** Tests that failed, with reasons, or were skipped, listed together at the end. Nothing runs twice. */
const failures = []
const skips = []
// Nothing that happens to run on the machine.
const none = { DATABASE_URL: '', REDIS_URL: '' }

function step(name) {
  console.log(`\n── ${name} (${Math.round((Date.now() - began) / 1000)} s)`)
}

function runVitest(name, projects, env, which = []) {
  step(name)
  const { passed, failed, skipped, status, success } = vitest(projects, which, env)
  failures.push(...failed)
  skips.push(...skipped)
  // Of a change, nothing may be there to test.
  if (which[0]?.startsWith('--changed') && status === 0 && passed === 0) return
  count(passed, failed.length, status, success)
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
  const tested = report?.testResults ?? []
  const testsWith = ({ name, assertionResults }, wanted) =>
    assertionResults
      .filter((test) => wanted.test(test.status))
      .map(({ fullName, failureMessages }) => ({
        title: `${name} › ${fullName}`,
        reason: failureMessages?.join('\n'),
      }))
  const failed = tested
    .filter(({ status }) => status === 'failed')
    .flatMap((file) => {
      const tests = testsWith(file, /^failed$/)
      const whole = { title: `${file.name} › the whole file`, reason: file.message }
      return (tests.length > 0 ? tests : [whole]).map(failureOf)
    })
  const skipped = tested
    .flatMap((file) => testsWith(file, /^(skipped|pending|todo)$/))
    .map(({ title }) => title)
  const { numPassedTests: passed = 0, success } = report ?? {}
  return { passed, failed, skipped, status, success }
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
  failures.push(...specs.filter(({ ok }) => !ok).map(failureOf))
  skips.push(...specs.filter(({ skipped }) => skipped).map(({ title }) => title))
  const stats = report?.stats
  count(stats?.expected, stats?.unexpected, status, status === 0)
}

/** Tests of the browser, from files and groups within them. */
function specsOf(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.map(({ file, title, ok, tests }) => ({
      title: `e2e/${file} › ${title}`,
      ok,
      skipped: tests.every(({ status }) => status === 'skipped'),
      reason: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message, location }) =>
          location ? `at line ${location.line}: ${message}` : message,
        )
        .join('\n'),
    })),
    ...specsOf(inner),
  ])
}

const MOST_LINES = 12
const MOST_CHARACTERS = 200

/** A failed test with the first lines of its reason, indented below it. */
function failureOf({ title, reason = '' }) {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .map((line) => line.trimEnd().slice(0, MOST_CHARACTERS))
    .filter((line) => line !== '' && !line.includes('/node_modules/'))
  return [title, ...lines.slice(0, MOST_LINES)].join('\n      ')
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
    if (needPages(server)) buildWeb()
    runVitest('Server tests', ['server'], none, isAll ? [] : server)
  }
  if (browser.length === 0) return
  findChromium()
  buildWeb()
  await runBrowser(browser.map((name) => `e2e/${name}.spec.ts`))
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
  runVitest(server, ['server', 'isolated'], none)
  await runBrowser()
}
const listed = (lines) => lines.map((line) => `  ${line}`).join('\n')
if (skips.length > 0) console.log(`\nSkipped:\n${listed(skips)}`)
if (failures.length > 0) console.log(`\nFailed:\n${listed(failures)}`)
removeRunFolder(results)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
