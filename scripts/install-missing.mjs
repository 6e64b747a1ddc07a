// Before `npm run check`: installs what the lock file names and isn't there yet, such as a package that
// somebody else's change has brought.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages.mjs'

const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))

const isInstalled = (path, { version }) =>
  existsSync(join(root, path, 'package.json')) && read(`${path}/package.json`).version === version

const { packages } = read('package-lock.json')
const missing = Object.entries(packages).filter(
  ([path, locked]) => path !== '' && !locked.optional && !locked.link && !isInstalled(path, locked),
)
if (missing.length > 0) {
  console.log(
    `Installing ${missing.map(([path]) => path.replace('node_modules/', '')).join(', ')} …`,
  )
  // npm's own list may be out of date; without it, npm looks at what is there.
  rmSync(join(root, 'node_modules/.package-lock.json'), { force: true })
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev']
  const { status } = spawnSync('npm', ['install', ...flags], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}
