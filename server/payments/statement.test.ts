import { expect, onTestFinished, test } from 'vitest'
import { toFils } from '#contract/money.ts'
import { Documents } from '../platform/documents/documents.ts'
import { pdfPages } from '../testing/pdf-pages.ts'
import { statementData, type StatementData } from './statement.present.ts'

const template = new URL('./statement.typ', import.meta.url)
const kinds = ['payment', 'commission', 'commission_vat', 'payout'] as const

async function pagesOf(statement: StatementData): Promise<string[]> {
  const documents = new Documents({ log: (message, error) => expect.fail(`${message}: ${error}`) })
  onTestFinished(() => documents.close())
  const pdf = await documents.make({ template, data: statementData(statement) }, 'a')
  return pdfPages(pdf as Uint8Array)
}

const shop = { name: 'Al Noor Spare Parts', trn: '100123456700003', month: '2026-11' }

test('a month without entries is a page with a sum of nothing', async () => {
  const pages = await pagesOf({ name: 'كراج الواحة', month: '2026-11', rows: [] })
  expect(pages).toHaveLength(1)
  for (const phrase of ['Statement of account', 'كشف', '11/2026', 'كراج', 'No entries', ' 0.00'])
    expect(pages[0]).toContain(phrase)
  expect(pages[0]).not.toContain('TRN')
})

test('entries have date, kind, number and a signed amount, and the sum is theirs', async () => {
  const row = (date: string, kind: (typeof kinds)[number], number: string, dirhams: number) => ({
    ...{ date, kind, number, amountFils: toFils(dirhams) },
  })
  const [page] = await pagesOf({
    ...shop,
    rows: [
      // The second of November in the UAE.
      row('2026-11-01T20:30:00.000Z', 'commission', 'R100234-1', -1_200.5),
      row('2026-11-03', 'commission_vat', 'R100234-1', -60.03),
      row('2026-11-04', 'payout', '<FT26331XK9>', 1_000),
      row('2026-11-05', 'payment', 'R100235-1', 0.07),
    ],
  })
  for (const phrase of ['Al Noor Spare Parts', '100123456700003', 'العمولة', 'تحويل'])
    expect(page).toContain(phrase)
  expect(page).toMatch(/02\/11\/2026 Commission .*R100234-1 -1,200\.50 /)
  expect(page).toMatch(/03\/11\/2026 VAT on commission .*R100234-1 -60\.03 /)
  expect(page).toMatch(/04\/11\/2026 Transfer .*<FT26331XK9> 1,000\.00 /)
  expect(page).toMatch(/05\/11\/2026 Cash on delivery .*R100235-1 0\.07 /)
  expect(page).toMatch(/Sum AED -260\.46 /)
})

test('500 entries are several pages that repeat the heads', async () => {
  const rows = Array.from({ length: 500 }, (_, i) => ({
    ...{ date: '2026-11-26', kind: kinds[i % kinds.length]!, number: `R${200_000 + i}-1` },
    amountFils: toFils(1),
  }))
  const pages = await pagesOf({ ...shop, rows })
  expect(pages.length).toBeGreaterThan(5)
  for (const [i, page] of pages.entries()) {
    expect(page).toContain(`Page ${i + 1} of ${pages.length}`)
    if (i < pages.length - 1) expect(page).toMatch(/Date .*Kind .*Number .*Amount/)
  }
  const all = pages.join(' ')
  for (const { number } of rows) expect(all.split(number)).toHaveLength(2)
  expect(pages.at(-1)).toMatch(/Sum AED 500\.00 /)
})
