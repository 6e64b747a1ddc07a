import { expect, onTestFinished } from 'vitest'
import type { DocumentFormat } from '#contract/money-kinds.ts'
import { anonymousClient } from '../platform/api/caller.ts'
import { Documents } from '../platform/documents/documents.ts'
import { newId } from '../platform/id.ts'
import { RateLimits } from '../platform/rate-limits.ts'
import { Refusal } from '../platform/refusal.ts'
import {
  commissionInvoiceOf,
  invoiceLineOf,
  invoiceOf,
  untaxedInvoiceOf,
} from '../testing/invoices.ts'
import { pdfPages } from '../testing/pdf-pages.ts'
import { noId, peopleAndParts } from '../testing/people-and-parts.ts'
import { testIn } from '../testing/world.ts'
import type { DocumentData } from './document-data.ts'
import { taxDocument } from './document.tables.ts'
import { getDocument } from './get-document.ts'
import { documentFiles } from './limits.ts'

const test = testIn(peopleAndParts)

type World = Awaited<ReturnType<typeof peopleAndParts>>
type Person = Awaited<ReturnType<World['person']>>

/** An invoice of a new shop for a new garage, and both of them. */
async function issued({ db, person }: World, data: DocumentData) {
  const [shop, buyer] = [await person('SELLER'), await person()]
  const id = newId()
  await db.insert(taxDocument).values({
    ...{ id, data, kind: data.kind, issuedAt: new Date(data.issuedAt), totalFils: data.totalFils },
    ...{ issuerNo: shop.no, recipientNo: buyer.no, sequence: 1, month: '2026-11' },
  })
  return { shop, buyer, id }
}

/** Fetches for a person; the counts of the limits are those of the fetcher alone. */
function fetching({ db }: World) {
  const documents = new Documents({ log: (message, error) => expect.fail(`${message}: ${error}`) })
  onTestFinished(() => documents.close())
  const limits = new RateLimits({ processes: 1, perAddress: 1, log: () => undefined })
  return async ({ no, id: personId }: Person, id: string, format: DocumentFormat = 'pdf') => {
    const caller = { no, id: personId, role: 'BUYER' as const, session: 'a' }
    const file = await getDocument(
      { db, documents, limits },
      { id, format },
      { caller, client: anonymousClient },
    )
    if (file instanceof Refusal) return file.code
    return { ...file, content: Buffer.concat(await Array.fromAsync(file.content)) }
  }
}

async function pagesOf(world: World, data: DocumentData): Promise<string[]> {
  const { buyer, id } = await issued(world, data)
  const file = await fetching(world)(buyer, id)
  if (typeof file === 'string') return expect.fail(file)
  return pdfPages(file.content)
}

test('a tax invoice shows both parties, the lines and the sums, in both languages', async ({
  world,
}) => {
  const lines = [
    invoiceLineOf({ nameAr: 'فحمات فرامل أمامية', price: 98.65, quantity: 2 }),
    invoiceLineOf({ sku: '90915-YZZE1', name: 'Oil filter', price: 1_022.5, quantity: 7 }),
    invoiceLineOf({ sku: null, name: 'Delivery', nameAr: 'التوصيل', price: 25 }),
  ]
  const [page, ...others] = await pagesOf(world, invoiceOf(lines))
  expect(others).toEqual([])
  for (const phrase of [
    ...['Tax Invoice', 'S1042-000123', 'Page 1 of 1', 'Issued by Ghiyar on behalf of the seller'],
    // Issued late in the evening, which was the next day in the UAE.
    ...['27/11/2026', '26/11/2026', 'R100234-1'],
    ...['Al Noor Spare Parts Trading L.L.C', 'Shop 12, Industrial Area 3', 'Dubai'],
    ...['100123456700003', 'Al Waha Garage', 'Sharjah', '100765432100003'],
    ...['04465-60280', 'Front brake pad set', '90915-YZZE1', 'Oil filter', 'Delivery'],
    ...['VAT 5%', 'Total AED', '7,379.80', '7,028.38', '351.42'],
    // Words of the Arabic labels and names, each in the order of its letters; of one that has a ligature, the end.
    ...['فاتورة', 'يبية', 'العميل', 'النور', 'فحمات', 'فرامل', 'أمامية', 'المنطقة'],
  ])
    expect(page).toContain(phrase)
  expect(page).toMatch(/04465-60280.* 2 98\.65 187\.90 9\.40 197\.30 /)
  expect(page).toMatch(/90915-YZZE1.* 7 1,022\.50 6,816\.67 340\.83 7,157\.50 /)
  expect(page).toMatch(/Delivery.* 1 25\.00 23\.81 1\.19 25\.00 /)
})

test('without registration for VAT it has no tax and no number, and states why', async ({
  world,
}) => {
  const [page] = await pagesOf(world, untaxedInvoiceOf([{ price: 40, quantity: 3 }]))
  expect(page).toContain('Invoice')
  expect(page).toContain('The seller is not registered for VAT')
  expect(page).toMatch(/04465-60280.* 3 40\.00 120\.00 /)
  expect(page!.replace('not registered for VAT', '')).not.toMatch(/VAT|Tax|0\.00 0|100123456700003/)
  expect(page).not.toContain('يبية')
  // The garage's own number stays.
  expect(page).toContain('100765432100003')
})

test('a commission invoice is of the marketplace, about a month', async ({ world }) => {
  const [page] = await pagesOf(world, commissionInvoiceOf(1_234.56))
  for (const phrase of ['Tax Invoice', 'Commission', 'عمولة', 'Ghiyar FZ-LLC', '11/2026'])
    expect(page).toContain(phrase)
  expect(page).toMatch(/ 1 1,234\.56 1,175\.77 58\.79 1,234\.56 /)
  expect(page).not.toMatch(/on behalf|Order/)
})

test('what is free, long or looks like markup is shown as it is', async ({ world }) => {
  const hostile = '#panic() $x$ *b* @a \\ "q" <l> // /* ] } 😀'
  const party = {
    ...{ name: hostile, nameAr: 'ش'.repeat(120), address: 'Long street '.repeat(20).trim() },
    ...{ emirate: null, trn: null },
  }
  const lines = [
    invoiceLineOf({ sku: '#-*$@"\\', name: hostile, nameAr: 'ع'.repeat(120), price: 0.09 }),
    invoiceLineOf({ sku: 'A'.repeat(50), price: 999_999.99, quantity: 9_999 }),
  ]
  const data = invoiceOf(lines, { issuer: party, recipient: { ...party, address: '' } })
  const pages = (await pagesOf(world, data)).join(' ').replaceAll('\u200b', '')
  expect(pages.split('#panic() $x$ *b*')).toHaveLength(4)
  expect(pages).toContain('#-*$@"\\')
  expect(pages).toMatch(/ 1 0\.09 0\.09 0\.00 0\.09 /)
  expect(pages).toContain('9,998,999,900.01')
})

test('200 lines are several pages that repeat the heads, with the sums on the last', async ({
  world,
}) => {
  const lines = Array.from({ length: 200 }, (_, i) => invoiceLineOf({ sku: `LONG-${1000 + i}` }))
  const pages = await pagesOf(world, invoiceOf(lines))
  expect(pages.length).toBeGreaterThan(5)
  for (const [i, page] of pages.entries()) {
    expect(page).toContain(`Page ${i + 1} of ${pages.length}`)
    expect(page).toContain('S1042-000123')
    expect(page.includes('Total AED')).toBe(i === pages.length - 1)
    if (i < pages.length - 1) expect(page).toContain('Part number and description')
  }
  const all = pages.join(' ')
  for (const { sku } of lines) expect(all.split(sku!)).toHaveLength(2)
  expect(pages.at(-1)).toContain('2,000.00')
})

test('its two parties fetch it in both formats, and nobody else', async ({ world }) => {
  const { shop, buyer, id } = await issued(world, invoiceOf([invoiceLineOf()]))
  const fetch = fetching(world)
  for (const party of [shop, buyer]) {
    const pdf = { name: 'S1042-000123.pdf', type: 'application/pdf' }
    expect(await fetch(party, id)).toMatchObject(pdf)
    const xml = await fetch(party, id, 'xml')
    expect(xml).toMatchObject({ name: 'S1042-000123.xml', type: 'application/xml' })
    expect(String((xml as { content: Buffer }).content)).toContain(`<cbc:UUID>${id}</cbc:UUID>`)
  }
  expect(await fetch(await world.person('SELLER'), id)).toBe('document.not_found')
  expect(await fetch(buyer, noId, 'xml')).toBe('document.not_found')
})

test('an account fetches so many in a time', async ({ world }) => {
  const { buyer, id } = await issued(world, invoiceOf([invoiceLineOf()]))
  const fetch = fetching(world)
  for (let i = 0; i < documentFiles.points; i++)
    expect(await fetch(buyer, id, 'xml')).toMatchObject({ type: 'application/xml' })
  expect(await fetch(buyer, id, 'xml')).toBe('server.limited')
})
