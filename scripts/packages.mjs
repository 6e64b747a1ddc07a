// Runs on the machine's own Node (20 or newer): nothing is installed yet.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
const stampFile = join(root, 'node_modules/.ghiyar-packages')

/**
 * Installs the locked packages unless they are there already: those that serving needs, or with
 * `all` those for tests as well. Ends the process with npm's message when it can't.
 */
export function installPackages({ all }) {
  const locked = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  const present = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (present === `${locked} all` || (!all && present === `${locked} serving`)) return
  console.log(`Installing packages (once${all ? ', with those for tests' : ''}) …`)
  const flags = all ? ['--include=dev'] : ['--omit=dev']
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  const done = spawnSync(
    command,
    [...first, 'ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags],
    {
      cwd: root,
      stdio: 'inherit',
      shell: !npm && process.platform === 'win32',
    },
  )
  if (done.status !== 0) process.exit(done.status ?? 1)
  writeFileSync(stampFile, `${locked} ${all ? 'all' : 'serving'}`)
}

/** The Node that the project brings; falls back to the running one where no package has one. */
export function projectNode() {
  const own = join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  const [major] = process.versions.node.split('.').map(Number)
  if (major >= 24) return process.execPath
  console.error(
    `Ghiyar brings its own Node for Linux, macOS and Windows on x64 and arm64, but not for ${process.platform}-${process.arch}. Install Node 24 or newer and start again.`,
  )
  process.exit(1)
}

/**
 * The environment in which every tool runs on the project's Node. What it compiled once, each of the many processes of
 * a server or a test reads.
 */
export function projectEnvironment() {
  const path = `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const compiled = join(root, 'node_modules/.cache/node')
  return { NODE_COMPILE_CACHE: compiled, ...process.env, PATH: path }
}

/** Runs a tool of node_modules/.bin to its end; ends this process when it fails. */
export function runTool(name, args, { env = {}, allowFailure = false } = {}) {
  const done = spawnSync(name, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...projectEnvironment(), ...env },
    shell: process.platform === 'win32',
  })
  if (done.status !== 0 && !allowFailure) process.exit(done.status ?? 1)
  return done.status ?? 1
}
