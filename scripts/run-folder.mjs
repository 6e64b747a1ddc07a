import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GB = 2 ** 30
// A run holds 0.4 GB there at most, and its processes take some 4 GB.
const LEAST_ROOM = 3 * GB
const LEAST_FREE = 6 * GB
// A run makes something in its folder every few seconds, whichever process numbers can be seen from here.
const ABANDONED_MS = 15 * 60_000

const name = /^ghiyar-tests-(\d+)-/

/**
 * Makes the folder of everything that a run of all tests writes, databases included. It lies in memory where
 * there is plenty of it: hundreds of databases are copied there, thousands of files each. Any account may
 * enter it, as databases run as another one where root runs the tests.
 */
export function makeRunFolder() {
  for (const parent of new Set([MEMORY, tmpdir()])) if (existsSync(parent)) removeAbandoned(parent)
  const parent = hasRoomInMemory() ? MEMORY : tmpdir()
  const folder = mkdtempSync(join(parent, `ghiyar-tests-${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
}

/** Removes the folder; what of it can't be removed is said, and fails no run. */
export function removeRunFolder(folder) {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch (error) {
    console.warn(`${folder} is left: ${error.message}`)
  }
}

function hasRoomInMemory() {
  try {
    accessSync(MEMORY, constants.W_OK)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([, place]) => place === MEMORY)
    const [, , type, options = ''] = mount ?? []
    const { bavail, bsize } = statfsSync(MEMORY)
    const free = Math.min(freemem(), process.availableMemory?.() ?? 0)
    // Some tests start programs that they copied.
    const startsPrograms = type === 'tmpfs' && !options.split(',').includes('noexec')
    return startsPrograms && bavail * bsize >= LEAST_ROOM && free >= LEAST_FREE
  } catch {
    return false
  }
}

/** Removes what runs left that were killed. */
function removeAbandoned(parent) {
  for (const entry of readdirSync(parent)) {
    const pid = Number(name.exec(entry)?.[1])
    const folder = join(parent, entry)
    if (pid && !isRunning(pid) && isOld(folder)) removeRunFolder(folder)
  }
}

/** Not so where another run, begun at the same time, has removed it. */
function isOld(folder) {
  const stat = statSync(folder, { throwIfNoEntry: false })
  return stat !== undefined && Date.now() - stat.mtimeMs > ABANDONED_MS
}

function isRunning(pid) {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
