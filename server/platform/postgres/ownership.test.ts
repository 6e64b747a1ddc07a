import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claim } from './ownership.ts'

let home: string

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'ghiyar-owner-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** Takes the first of SQLite's locks, as a start does before it is refused, and gives it up soon. */
const otherStart = `
  const { DatabaseSync } = require('node:sqlite')
  const lock = new DatabaseSync(process.argv[1])
  lock.exec('BEGIN; SELECT * FROM sqlite_master')
  console.log('holding')
  setTimeout(() => lock.close(), 100)
`

test('a start outlasts the moment in which another one is being refused', async () => {
  const other = spawn(process.execPath, ['-e', otherStart, join(home, 'owner.lock')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(other.stdout, 'data')
  const release = await claim(home)
  await expect(claim(home)).rejects.toThrow(`process ${process.pid}`)
  release()
  const again = await claim(home)
  again()
})
