import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { makeRunFolder, removeRunFolder } from './run-folder.mjs'

// No process has a number that high.
const UNUSED_PID = 2 ** 30

test('any account may enter the folder of a run, which takes those of killed runs away', () => {
  const place = mkdtempSync(join(tmpdir(), 'run-folder-'))
  vi.stubEnv('TMPDIR', place)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(place, { recursive: true })
  })
  const hourAgo = Date.now() / 1_000 - 3_600
  const make = (pid: number, modified: number) => {
    const folder = join(place, `ghiyar-tests-${pid}-abc`)
    mkdirSync(join(folder, 'postgres'), { recursive: true })
    utimesSync(folder, modified, modified)
    return folder
  }
  const abandoned = make(UNUSED_PID, hourAgo)
  const ofOurNumber = make(process.pid, hourAgo)
  const living = make(process.ppid, hourAgo)
  const fresh = make(UNUSED_PID + 1, Date.now() / 1_000)

  const folder = makeRunFolder()
  expect(statSync(folder).mode & 0o777).toBe(0o755)
  for (const gone of [abandoned, ofOurNumber]) expect(existsSync(gone)).toBe(false)
  for (const left of [living, fresh]) expect(existsSync(left)).toBe(true)
  removeRunFolder(folder)
  expect(existsSync(folder)).toBe(false)
})
