import type { SellerOrder } from '#contract/orders.ts'
import { packingListData } from '#server/orders/packing-list.present.ts'
import { Documents } from '#server/platform/documents/documents.ts'
import { Refusal } from '#server/platform/refusal.ts'
import { median } from './load.ts'

const STARTS = 10
const DOCUMENTS = 50
const template = new URL('../server/orders/packing-list.typ', import.meta.url)

/**
 * Packing lists of 5 and of 100 lines: the first one of a process, which is started for it, and the following
 * ones. Each is of another order, so that nothing but the fonts and the template is known already.
 */
export async function benchDocuments(): Promise<void> {
  for (const lines of [5, 100]) {
    const cold: number[] = []
    const warm: number[] = []
    for (let start = 0; start < STARTS; start++) {
      const documents = new Documents({ log: (message, error) => console.error(message, error) })
      cold.push(await makeOne(documents, lines, 0))
      for (let i = 1; i <= DOCUMENTS / STARTS; i++) warm.push(await makeOne(documents, lines, i))
      await documents.close()
    }
    console.log(
      `packing list of ${lines} lines: first of a process median ${median(cold).toFixed(0)} ms, then ${median(warm).toFixed(0)} ms`,
    )
  }
}

async function makeOne(documents: Documents, lines: number, salt: number): Promise<number> {
  const data = packingListData(orderOf(lines, salt))
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
