import { randomInt } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import pg from 'pg'
import { demoSellerEmail } from '#demo/sellers.ts'
import { generateListings } from '#demo/marketplace.ts'
import { xlsxOf } from '#server/platform/spreadsheets/write-xlsx.ts'
import { searches } from './load.ts'
import { startGhiyar } from './servers.ts'

const ROWS = 50_000
const SKU_PREFIX = 'BENCH'
const PASSWORD = 'ghiyar-demo'

type Report = {
  job: string
  state: string
  done: boolean
  created: number
  updated: number
  failures: number
}

/**
 * A workbook of 50,000 new parts checked and applied, then a list of their prices; the searches of
 * others meanwhile beside the same searches before. What it put is taken away at the end.
 */
export async function benchImport(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const ghiyar = await startGhiyar(databaseUrl, { LIMIT_PER_ADDRESS: '1000' })
  let peak = 0
  const watch = setInterval(() => (peak = Math.max(peak, ghiyar.memory())), 100)
  try {
    const token = await login(ghiyar.url)
    await searches(ghiyar.url)
    const before = ghiyar.memory()
    const idle = await searches(ghiyar.url)
    for (const [name, kind, file] of [
      ['new listings', 'listings', await stockList()],
      ['prices and stock', 'prices', await priceList()],
    ] as const) {
      const checked = await timed(ghiyar.url, token, { kind, file, mode: 'check' })
      const busy = searches(ghiyar.url, 1_500)
      const applied = await timed(ghiyar.url, token, {
        kind,
        job: checked.report.job,
        mode: 'apply',
      })
      const { median, p99 } = await busy
      const { created, updated, failures } = applied.report
      console.log(
        `${ROWS} ${name}: checked in ${checked.seconds.toFixed(1)} s, applied in ${applied.seconds.toFixed(1)} s (${created} created, ${updated} updated, ${failures} left out)`,
      )
      console.log(
        `  search meanwhile median ${median.toFixed(1)} / p99 ${p99.toFixed(1)} ms, ${(p99 / idle.p99).toFixed(2)} of idle p99 (${idle.median.toFixed(1)} / ${idle.p99.toFixed(1)} ms; goal ≤ 3)`,
      )
    }
    console.log(`memory: ${mb(before)} MB before, ${mb(peak)} MB at most`)
  } finally {
    clearInterval(watch)
    await ghiyar.stop()
    await client.query('delete from listing where sku like $1', [`${SKU_PREFIX}-%`])
    await client.end()
  }
}

const mb = (bytes: number) => Math.round(bytes / 1e6)
const numberOf = (i: number) => `${SKU_PREFIX}-${100_000 + i}`

/** A seller of the demonstration signed in: a token. */
export async function login(url: string, email = demoSellerEmail): Promise<string> {
  const reply = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'email', email, password: PASSWORD }),
  })
  return ((await reply.json()) as { token: string }).token
}

export type Names = 'ordinary' | 'random'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const randomWord = () =>
  Array.from({ length: 5 + randomInt(6) }, () => letters[randomInt(26)]).join('')
const randomName = () => Array.from({ length: 6 }, randomWord).join(' ')

function* stockRows(names: Names) {
  let i = 0
  for (const listing of generateListings({ count: ROWS, now: new Date() }))
    yield [
      numberOf(i++),
      names === 'random' ? randomName() : listing.partName,
      names === 'random' ? '' : (listing.partNameAr ?? ''),
      listing.partBrand,
      listing.categoryKey,
      listing.priceFils / 100,
      listing.quantity,
      listing.fits
        .map(({ model, from, to }) => `${model.replaceAll('-', ' ')} ${from}-${to}`)
        .join(' | '),
    ]
}

/** A workbook of 50,000 new parts, with ordinary names or with six random words each. */
export const stockList = (names: Names = 'ordinary') =>
  buffer(
    Readable.from(
      xlsxOf(stockRows(names), {
        sheet: 'Stock',
        header: [
          'Part No',
          'Name',
          'Name in Arabic',
          'Brand',
          'Category',
          'Price',
          'Qty',
          'Vehicle',
        ],
      }),
    ),
  )

async function priceList(): Promise<Buffer> {
  const rows = Array.from(
    { length: ROWS },
    (_, i) => `${numberOf(i)},${((i * 37) % 900) + 1},${(i * 7) % 40}`,
  )
  return Buffer.from(['Part No,Price,Qty', ...rows].join('\n'))
}

type Given = { kind: string; mode: string; file?: Buffer; job?: string }

/** Asks for an import and waits for its end, as the page does. */
export async function timed(url: string, token: string, { file, ...fields }: Given) {
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...fields, wait: 'no' }))
    if (value) form.append(name, value)
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'stock')
  const began = performance.now()
  const started = await fetch(`${url}/api/listing/import`, { method: 'POST', headers, body: form })
  let report = (await started.json()) as Report
  while (!report.done) {
    await new Promise((again) => setTimeout(again, 250))
    const reply = await fetch(`${url}/api/listing/import-status?job=${report.job}`, { headers })
    report = (await reply.json()) as Report
  }
  if (report.state === 'failed') throw new Error(JSON.stringify(report))
  return { report, seconds: (performance.now() - began) / 1_000 }
}
