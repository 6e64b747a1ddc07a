import { expect, vi } from 'vitest'
import type { QuotaKind } from '#contract/quotas.ts'
import { newId } from '../platform/id.ts'
import { importList } from '../testing/import-list.ts'
import { join } from '../testing/people.ts'
import { outcome } from '../testing/refusal.ts'
import { row, rows, test, type World } from '../testing/small-quotas.ts'

// A process that learns the vocabulary has to start; on a busy machine that takes its time.
vi.setConfig({ testTimeout: 240_000 })

type Seller = Awaited<ReturnType<World['person']>>
type Case = {
  /** What any account needs first; the id of what is used. */
  prepare?: (by: Seller, world: World) => Promise<string>
  useUp: (by: Seller, world: World) => Promise<unknown>
  act: (by: Seller, world: World, id: string) => Promise<unknown>
}
const uses =
  (kind: string, used: number) =>
  (by: Seller, { setUsed }: World) =>
    setUsed(by, kind, used)
const sellsOne = (by: Seller, { sell }: World) => sell(by, 'ZZ-1')

const models = ['patrol', 'sunny', 'altima', 'tiida', 'maxima']
const fits = (count: number) => ({
  universal: 'false' as const,
  fits: JSON.stringify(models.slice(0, count).map((model) => ({ model: `nissan/${model}` }))),
})

const cases = {
  listings: { useUp: (by, { bring }) => bring(by, rows(6, 'LA')), act: sellsOne },
  brands: {
    useUp: (by, { bring }) =>
      bring(
        by,
        ['Mann', 'Mahle', 'Valeo', 'Denso'].map((brand, i) =>
          row(`LB-${100 + i}`, 'Oil filter', brand),
        ),
      ),
    act: sellsOne,
  },
  words: {
    useUp: (by, { bring }) =>
      bring(
        by,
        ['qwzx vbkj wplf', 'zxcv tgbn yhnm', 'rfvt lkmo pzvx'].map((name, i) =>
          row(`LC-${100 + i}`, name),
        ),
      ),
    act: (by, { sell }) => sell(by, 'ZZ-1', { partName: 'Oil filter jqzk' }),
  },
  vehicles: {
    useUp: (by, { sell }) => sell(by, 'LI-1', fits(5)),
    act: (by, { sell }) => sell(by, 'ZZ-1', fits(1)),
  },
  storedMegabytes: {
    useUp: (by, { pool }) =>
      pool.query(
        `update stored_file set bytes = 1000000 where owner_no = (select no from "user" where id = $1)`,
        [by.user._id],
      ),
    act: sellsOne,
  },
  checkedRows: {
    useUp: (by, { bring }) => bring(by, rows(9, 'LD'), 'check'),
    act: (by, { bring }) => bring(by, rows(1, 'LE'), 'check'),
  },
  secondsPerImport: {
    prepare: async (by, { bring }) => (await bring(by, rows(1, 'LF'), 'check')).job,
    useUp: (by, { pool }) =>
      pool.query(
        `update listing_import set worked_ms = 900000
         where seller_no = (select no from "user" where id = $1)`,
        [by.user._id],
      ),
    act: (by, { app }, job) => importList(app, { mode: 'apply', job }, { token: by.token }),
  },
  importerSecondsPerDay: {
    useUp: uses('importerSecondsPerDay', 3_600),
    act: (by, { bring }) => bring(by, rows(1, 'LG')),
  },
  writesPerDay: { useUp: uses('writesPerDay', 30), act: sellsOne },
  filesPerDay: { useUp: uses('filesPerDay', 8), act: sellsOne },
  messagesPerDay: {
    prepare: async (by, { app, sell }) => {
      const { token } = await join(app, 'BUYER')
      const { listing } = await sell(by, 'LH-1')
      const { roomId } = await app.call('startChat', { listing_id: listing._id }, { token })
      const first = { roomId, clientId: newId(), message: 'one' }
      await app.call('sendMessage', first, { token })
      return roomId
    },
    useUp: uses('messagesPerDay', 3),
    act: (by, { app }, roomId) => {
      const message = { roomId, clientId: newId(), message: 'two' }
      return app.call('sendMessage', message, { token: by.token })
    },
  },
} satisfies Record<QuotaKind, Case>

test.for(Object.entries<Case>(cases))(
  'actions beyond %s are refused and counted, for one account only',
  async ([kind, { prepare, useUp, act }], { world }) => {
    const { person, refused } = world
    const [seller, other] = [await person(), await person()]
    const ids = [(await prepare?.(seller, world)) ?? '', (await prepare?.(other, world)) ?? '']
    await useUp(seller, world)
    const before = await refused(kind)
    expect(await outcome(act(other, world, ids[1]!))).toBe('accepted')
    expect(await refused(kind)).toBe(before)
    const how = await outcome(act(seller, world, ids[0]!))
    // The list that is over its time has been taken already; it ends with what was done.
    if (kind === 'secondsPerImport') expect(how).toBe('accepted')
    else expect(how.split(' ')[1]).toBe(`quota.${kind}`)
    expect(await refused(kind)).toBe(before + 1)
  },
)
