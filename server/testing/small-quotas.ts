import type { InputOf } from '#contract/api.ts'
import { testApp } from './app.ts'
import { importList } from './import-list.ts'
import type { AtEnd } from './database.ts'
import { join, pictureFile } from './people.ts'
import { testIn } from './world.ts'

const QUOTAS = [
  'listings=6,brands=4,words=9,vehicles=5,writesPerDay=30,checkedRows=8',
  'storedMegabytes=1,filesPerDay=8,messagesPerDay=3',
].join(',')

const part: InputOf<'newListing'> = {
  ...{ partName: 'Oil filter', partSKU: '', partBrand: 'Bosch', category: 'Service Parts' },
  ...{ price: '20', quantity: '5', universal: 'true' },
  ...{ shortDescription: 'Oil filter', description: 'An oil filter' },
}

async function makeWorld(atEnd: AtEnd) {
  const app = await testApp('empty', { atEnd, env: { QUOTAS, LIMIT_PER_ADDRESS: '1000' } })
  const { pool } = app.database
  const person = () => join(app, 'SELLER')
  type Person = Awaited<ReturnType<typeof person>>
  const bring = (by: Person, rows: string[], mode: 'apply' | 'check' = 'apply', more = '') => {
    const text = [`Part No,Name,Brand,Category,Price,Qty${more}`, ...rows].join('\n')
    const files = { file: { name: 'stock.csv', bytes: Buffer.from(text) } }
    return importList(app, { mode }, { token: by.token, files })
  }
  const refused = async (kind: string) => {
    const { body } = await app.http.inject('/metrics')
    const [, count = '0'] =
      new RegExp(`ghiyar_quota_refused_total\\{kind="${kind}"\\} (\\d+)`).exec(body) ?? []
    return Number(count)
  }
  const sell = async (by: Person, partSKU: string, changes: Partial<InputOf<'newListing'>> = {}) =>
    app.call(
      'newListing',
      { ...part, partSKU, ...changes },
      {
        token: by.token,
        files: { pic: await pictureFile('pic.jpg') },
      },
    )
  const setUsed = (by: Person, kind: string, used: number) =>
    pool.query(
      `insert into account_usage (account_no, day, kind, used)
       select no, (now() + interval '4 hours')::date, $2, $3 from "user" where id = $1
       on conflict (account_no, day, kind) do update set used = excluded.used`,
      [by.user._id, kind, used],
    )
  return { app, pool, person, bring, refused, sell, setUsed }
}

export type World = Awaited<ReturnType<typeof makeWorld>>

/** `test` on an empty marketplace of small quotas, with what uses them up. */
export const test = testIn(makeWorld)

export const row = (number: string, name = 'Oil filter', brand = 'Bosch') =>
  `${number},${name},${brand},Filters,20,5`
export const rows = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, i) => row(`${prefix}-${100 + i}`))
