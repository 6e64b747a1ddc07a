import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as pathOf } from 'node:path'
import { promisify } from 'node:util'
import { expect, vi } from 'vitest'
import { testApp } from '../testing/app.ts'
import { importList } from '../testing/import-list.ts'
import { join, password } from '../testing/people.ts'
import { testIn } from '../testing/world.ts'

// A thread that learns the vocabulary has to start; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 600_000 })

const run = promisify(execFile)
const hasTools = await run('sh', ['-c', 'command -v curl && command -v jq']).then(
  () => true,
  () => false,
)

const test = testIn(async (atEnd) => {
  const app = await testApp('empty', { atEnd, env: { LIMIT_PER_ADDRESS: '1000' } })
  const folder = await mkdtemp(pathOf(tmpdir(), 'ghiyar-command-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  const origin = await app.http.listen({ host: '127.0.0.1', port: 0 })
  const documented = await readFile(`${import.meta.dirname}/../../docs/importing.md`, 'utf8')
  const [, command = ''] = /```sh\n(curl --fail-with-body[^`]*)```/.exec(documented) ?? []
  /** The exit status of the command in the documentation, sending this list. */
  const send = async (list: string, key: string): Promise<number> => {
    await writeFile(pathOf(folder, 'stock.csv'), list)
    const script = command.replace('https://ghiyar.example', origin)
    const env = { ...process.env, GHIYAR_KEY: key }
    return run('sh', ['-c', script], { cwd: folder, env }).then(
      () => 0,
      (error: { code: number }) => error.code,
    )
  }
  return { app, send }
})

test.skipIf(!hasTools)(
  'the documented command fails when nothing was imported',
  async ({ world: { app, send } }) => {
    const { token } = await join(app, 'SELLER')
    const { key } = await app.call('createAccessKey', { name: 'Stock', password }, { token })
    const part = 'partSKU,partName,category,price,quantity\n77-1,Oil filter,Service Parts,10,1\n'
    const files = { file: { name: 'stock.csv', bytes: Buffer.from(part) } }
    await importList(app, { mode: 'apply' }, { token, files })
    expect(await send('partSKU,price,quantity\n77-1,12,3\n', key)).toBe(0)
    expect(await send('partSKU,price,quantity\n77-1,12,3\n77-2,1,1\n', key)).toBe(0)
    expect(await send('partSKU,price,quantity\n77-2,12,3\n77-3,1,1\n', key)).not.toBe(0)
    expect(await send('nothing,of,this\nis,a,list\n', key)).not.toBe(0)
    expect(await send('partSKU,price,quantity\n77-1,12,3\n', 'ghk_wrong')).not.toBe(0)
  },
)
