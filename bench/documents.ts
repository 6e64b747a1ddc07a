import { toFils, vatIncluded, type Fils } from '#contract/money.ts'
import type { SellerOrder } from '#contract/orders.ts'
import { packingListData } from '#server/orders/packing-list.present.ts'
import type { DocumentData, Party } from '#server/payments/document-data.ts'
import { invoiceData } from '#server/payments/invoice.present.ts'
import { Documents } from '#server/platform/documents/documents.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { median, searches } from './load.ts'
import { startGhiyar } from './servers.ts'

const STARTS = 10
const DOCUMENTS = 50
const INVOICES = 1_000
const packingList = new URL('../server/orders/packing-list.typ', import.meta.url)
const invoice = new URL('../server/payments/invoice.typ', import.meta.url)

/**
 * Packing lists and invoices. Each is of another order, so that nothing but the fonts and the template is
 * known already.
 */
export async function benchDocuments(databaseUrl: string): Promise<void> {
  await benchPackingLists()
  await benchInvoices(databaseUrl)
}

/** The first one of a process, which is started for it, and the following ones. */
async function benchPackingLists(): Promise<void> {
  for (const lines of [5, 100]) {
    const cold: number[] = []
    const warm: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const documents = newDocuments()
      const makeOne = (salt: number) =>
        timeOf(documents, packingList, packingListData(orderOf(lines, salt)))
      cold.push(await makeOne(0))
      for (let i = 1; i <= DOCUMENTS / STARTS; i++) warm.push(await makeOne(i))
      await documents.close()
    }
    console.log(
      `packing list of ${lines} lines: first of a process median ${median(cold).toFixed(0)} ms, then ${median(warm).toFixed(0)} ms`,
    )
  }
}

/** A night's invoices of five lines, one after the other, with one client that searches during the first of them. */
async function benchInvoices(databaseUrl: string): Promise<void> {
  const ghiyar = await startGhiyar(databaseUrl)
  const documents = newDocuments()
  try {
    await searches(ghiyar.url, 100)
    const idle = await searches(ghiyar.url)
    const began = performance.now()
    const took: number[] = []
    const searching = searches(ghiyar.url)
    for (let salt = 0; salt < INVOICES; salt++)
      took.push(await timeOf(documents, invoice, invoiceData(invoiceOf(salt))))
    const seconds = (performance.now() - began) / 1_000
    const meanwhile = await searching
    console.log(
      `${INVOICES} invoices: median ${median(took).toFixed(0)} ms, all in ${seconds.toFixed(0)} s; search p99 ${idle.p99.toFixed(0)} ms idle, ${meanwhile.p99.toFixed(0)} ms meanwhile`,
    )
  } finally {
    await documents.close()
    await ghiyar.stop()
  }
}

const newDocuments = () => new Documents({ log: (message, error) => console.error(message, error) })

async function timeOf(documents: Documents, template: URL, data: object): Promise<number> {
  const began = performance.now()
  const pdf = await documents.make({ template, data }, 'bench')
  if (pdf instanceof Refusal) throw new Error(`No document: ${pdf.code}`)
  return performance.now() - began
}

const seller = { _id: null, company_name: 'Gulf Parts Trading', emirate: 'Sharjah' as const }

function orderOf(lines: number, salt: number): SellerOrder {
  const at = new Date().toISOString()
  return {
    ...{ _id: '', number: `R10${1000 + salt}-1`, date: at, state: 'accepted', seller },
    ...{
      cancel_requested: false,
      total: 0,
      vat: 0,
      note: 'Ring twice',
      shipments: [],
      documents: [],
    },
    ...{ allowed: [], timeline: [{ at, event: 'accept', by: 'seller' }] },
    buyer: { name: 'Imran Khan', garage: 'كراج الواحة', phone: '+971501234567' },
    payment: { method: 'cash_on_delivery', state: 'due' },
    delivery: {
      ...{ method: 'own', fee: 0, promise: { hours: 'Same day until 14:00', days: null } },
      address: {
        ...{ name: 'Workshop', emirate: 'Sharjah', phone: '+971501234567' },
        address: 'Industrial Area 5, Street 12',
      },
    },
    lines: Array.from({ length: lines }, (_, i) => ({
      ...{ _id: '', listing_id: null, listing: null, seller, price: 0, total: 0, vat: 0 },
      ...{ sku: `${10_000 + i}-${60_000 + salt}`, quantity: i + 1, substitution: 'only' as const },
      partName: `Front brake pad set, left and right ${salt}-${i}`,
      partNameAr: `فحمات فرامل أمامية يمين ويسار ${salt}-${i}`,
      vehicle: `Prado ${salt}`,
    })),
  }
}

const party = (name: string, nameAr: string): Party => ({
  ...{ name, nameAr, address: 'Industrial Area 5, Street 12' },
  ...{ emirate: 'Sharjah', trn: '100123456700003' },
})

function invoiceOf(salt: number): DocumentData {
  const lines = Array.from({ length: 5 }, (_, i) => {
    const unitFils = toFils(100 + i + salt / 100)
    const totalFils = (unitFils * (i + 1)) as Fils
    const vatFils = vatIncluded(totalFils)
    return {
      ...{ sku: `${10_000 + i}-${60_000 + salt}`, quantity: i + 1, unitFils, totalFils, vatFils },
      netFils: (totalFils - vatFils) as Fils,
      name: `Front brake pad set, left and right ${salt}-${i}`,
      nameAr: `فحمات فرامل أمامية يمين ويسار ${salt}-${i}`,
    }
  })
  const sum = (of: (line: (typeof lines)[number]) => Fils) =>
    lines.reduce((total, line) => total + of(line), 0) as Fils
  return {
    ...{ kind: 'tax_invoice', number: `INV-${salt}`, subject: `R10${1000 + salt}-1` },
    ...{ issuedAt: new Date().toISOString(), suppliedOn: '2026-11-26' },
    issuer: party('Gulf Parts Trading', 'الخليج لقطع الغيار'),
    recipient: party('Al Waha Garage', 'كراج الواحة'),
    lines,
    netFils: sum(({ netFils }) => netFils),
    vatFils: sum(({ vatFils }) => vatFils),
    totalFils: sum(({ totalFils }) => totalFils),
  }
}
