import {
  accessSync,
  chmodSync,
  constants,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GB = 2 ** 30
// A run writes 3 GB at most at a time, and its processes take as much again.
const LEAST_ROOM = 6 * GB
const LEAST_FREE = 10 * GB

const name = /^ghiyar-tests-(\d+)-/

/**
 * Makes the folder of everything that a run of all tests writes, databases included. It lies in memory where
 * there is plenty of it: hundreds of databases are copied there, thousands of files each. Any account may
 * enter it, as databases run as another one where root runs the tests.
 */
export function makeRunFolder() {
  const parent = hasRoomInMemory() ? MEMORY : tmpdir()
  removeAbandoned(parent)
  const folder = mkdtempSync(join(parent, `ghiyar-tests-${process.pid}-`))
  chmodSync(folder, 0o755)
  return folder
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

/** Folders of runs that were killed. */
function removeAbandoned(parent) {
  for (const entry of readdirSync(parent)) {
    const pid = Number(name.exec(entry)?.[1])
    if (pid && !isRunning(pid)) rmSync(join(parent, entry), { recursive: true, force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
