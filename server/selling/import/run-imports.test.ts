import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, onTestFinished, test } from 'vitest'
import { defaultQuotas } from '#contract/quotas.ts'
import { quotasService } from '../../accounts/quotas.service.ts'
import { loadReference } from '../../catalog/reference.ts'
import { stockService } from '../../catalog/stock.service.ts'
import { Understanding } from '../../catalog/understanding/understanding.ts'
import { readVocabulary } from '../../catalog/understanding/vocabulary.ts'
import { openDatabase } from '../../platform/db.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { newId } from '../../platform/id.ts'
import { ownDatabase } from '../../testing/database.ts'
import { makeSeller } from '../../testing/factories.ts'
import { proxiedDatabase } from '../../testing/tcp-proxy.ts'
import * as store from './imports.store.ts'
import { runImports } from './run-imports.ts'

const list = 'Part No,Name,Brand,Price,Qty\n04465-60320,Front brake pad set,Toyota,120,4\n'

/** Imports of as many sellers, and how they are run with a store of files that is read so. */
async function imports(
  sellers: number,
  read: FileStore['read'],
  lockAnswer: { answerMs?: number } = {},
) {
  const { db, url } = await ownDatabase('empty')
  const proxy = await proxiedDatabase(url, onTestFinished)
  const locks = openDatabase({
    ...{ url: proxy.url, connections: 1, statementTimeoutMs: 60_000 },
    ...lockAnswer,
    onError: () => undefined,
  })
  onTestFinished(() => locks.close())
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-run-imports-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const nos: number[] = []
  for (let i = 0; i < sellers; i++) {
    const { no: sellerNo } = await makeSeller(db)
    const none = { fileId: null, sheet: null, mapping: null }
    const { no } = await store.insert(db, {
      ...{ id: newId(), sellerNo, kind: 'listings', apply: true, fileName: 'stock.csv' },
      ...none,
    })
    nos.push(no)
  }
  const reference = await loadReference(db)
  const understanding = new Understanding(reference, readVocabulary())
  const quotas = quotasService({ db, quotas: defaultQuotas, onRefused: () => undefined })
  const stock = stockService({ db, names: understanding, onChange: async () => undefined })
  const run = () =>
    runImports({
      ...{ db, lockPool: locks.pool, reference, understanding, stock, quotas, folder },
      files: {
        ...{ put: async () => undefined, remove: async () => undefined },
        ...{ read, check: async () => undefined },
      },
      mostRows: 100,
      outageMs: 1,
      log: () => undefined,
    })
  const rowOf = async (no: number) => (await store.byNo(db, no))!
  return { nos, run, rowOf, proxy }
}

const file = () => Readable.from([Buffer.from(list)])

/** The state in which an import ends when the store of files is silent for its first reads. */
async function endAfterOutages(outages: number) {
  let reads = 0
  const silent = () => Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' })
  const { nos, run, rowOf } = await imports(1, async () => {
    if (++reads <= outages) throw silent()
    return file()
  })
  await run()
  const { state, created } = await rowOf(nos[0]!)
  return { state, created, reads }
}

test('an outage of the file store delays an import', async () => {
  expect(await endAfterOutages(4)).toEqual({ state: 'done', created: 1, reads: 5 })
})

test('a permanent outage fails the import', async () => {
  expect(await endAfterOutages(Infinity)).toEqual({ state: 'failed', created: 0, reads: 5 })
})

test('a slow file download delays no other import', async () => {
  const arrived = Promise.withResolvers<void>()
  let reads = 0
  const { nos, run, rowOf } = await imports(2, async () => {
    if (++reads === 1) await arrived.promise
    return file()
  })
  const running = run()
  try {
    // Either may be the first whose file is asked for.
    const rows = () => Promise.all(nos.map(rowOf))
    const states = async () => (await rows()).map(({ state }) => state).sort()
    await expect.poll(states).toEqual(['done', 'queued'])
    expect((await rows()).find(({ state }) => state === 'queued')).toMatchObject({ workedMs: 0 })
  } finally {
    arrived.resolve()
    await running
  }
  for (const no of nos) expect(await rowOf(no)).toMatchObject({ state: 'done', attempts: 0 })
}, 60_000)

test('a silent lock connection stops the work before another process can take the lock', async () => {
  const [asked, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { run, proxy } = await imports(
    1,
    async () => {
      asked.resolve()
      await arrived.promise
      return file()
    },
    { answerMs: 500 },
  )
  const running = run()
  // The file never arrives during the test: nothing else of the import can fail.
  onTestFinished(() => arrived.resolve())
  await asked.promise
  proxy.swallow()
  await expect(running).rejects.toThrow()
}, 60_000)
