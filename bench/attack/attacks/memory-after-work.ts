import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { login, stockList, timed } from '../../import.ts'
import { searches } from '../../load.ts'
import { residentBytes } from '../../servers.ts'
import type { Outcome, Target } from '../attack.types.ts'

export const about =
  '50,000 new rows (NAMES=random: of random words) and 60 pictures; minutes later memory must be near where it was'

const NAMES = process.env.NAMES === 'random' ? 'random' : 'ordinary'
const PICTURES = 60
// The importer ends after one minute.
const QUIET_MS = 90_000
/** Much more than before is what the work left behind. */
const TOLERANCE = 1.25

const mb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

export async function attack({ databaseUrl, start }: Target): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-attack-'))
  const database = new pg.Client({ connectionString: databaseUrl })
  try {
    const ghiyar = await start({
      ...{ DATA_DIR: folder, DEMO_LISTINGS: '20000', LIMIT_PER_ADDRESS: '1000' },
    })
    await database.connect()
    const token = await login(ghiyar.url)
    // What every process takes once it has answered a little is no remnant of the work.
    for (let i = 0; i < 3; i++) await searches(ghiyar.url)
    await pause(10_000)
    const before = ghiyar.memory()
    let peak = 0
    const watching = setInterval(() => (peak = Math.max(peak, ghiyar.memory())), 250)
    const file = await stockList(NAMES)
    const { report } = await timed(ghiyar.url, token, { kind: 'listings', file, mode: 'apply' })
    const imported = ghiyar.memory()
    for (let i = 0; i < PICTURES; i++) await offerWithPicture(ghiyar.url, token, i)
    const incomplete = async () => {
      const { rows } = await database.query<{ n: number }>(
        'select count(*)::int n from listing_picture where not complete',
      )
      return rows[0]!.n
    }
    for (let i = 0; i < 240 && (await incomplete()) > 0; i++) await pause(1_000)
    const worked = ghiyar.memory()
    clearInterval(watching)
    const figures: Record<string, string> = {
      created: String(report.created),
      'pictures left to finish': String(await incomplete()),
      before: mb(before),
      'at most': mb(peak),
      'after the import': mb(imported),
      'after the pictures': mb(worked),
    }
    for (let waited = 0; waited < QUIET_MS; waited += 30_000) {
      await pause(30_000)
      figures[`${(waited + 30_000) / 1_000} s later`] = mb(ghiyar.memory())
    }
    const after = ghiyar.memory()
    figures['each process'] = ghiyar.processes().map(residentBytes).map(mb).join(', ')
    figures.ratio = (after / before).toFixed(2)
    return { passed: after <= before * TOLERANCE, figures }
  } finally {
    await database.end()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A part with a photograph of 12 megapixels, as telephones take them. */
async function offerWithPicture(url: string, token: string, i: number): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const photo = await sharp({
    create: { width: 1_000, height: 750, channels: 3, noise, background: 'black' },
  })
    .resize(4_000, 3_000)
    .jpeg({ quality: 85 })
    .toBuffer()
  const form = new FormData()
  const fields = { partName: 'Brake pads', partSKU: `MEMORY-${i}`, partBrand: 'Bosch' }
  const rest = {
    category: 'Brake Parts',
    price: '10',
    quantity: '1',
    universal: 'true',
    description: '<p>New</p>',
  }
  for (const [name, value] of Object.entries({ ...fields, ...rest, shortDescription: 'New' }))
    form.append(name, value)
  form.append('pic', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const reply = await fetch(`${url}/api/listing/new`, { method: 'POST', headers, body: form })
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`)
}
