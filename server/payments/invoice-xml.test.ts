import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { repetitions } from '../testing/effort.ts'
import {
  commissionInvoiceOf,
  invoiceLineOf,
  invoiceOf,
  untaxedInvoiceOf,
} from '../testing/invoices.ts'
import type { DocumentData } from './document-data.ts'
import { invoiceXml } from './invoice-xml.ts'

const id = '19e2c9a3-b000-4fb0-9bd5-a9c4ebda2358'

/** Texts and attributes by the path of their elements below `Invoice`, without prefixes; throws where it isn't XML. */
function read(data: DocumentData) {
  const path: string[] = []
  const texts: [path: string, text: string][] = []
  const attributes = new Map<string, Record<string, string>>()
  let text = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, attributes: given }) => {
    path.push(local)
    text = ''
    const named = Object.values(given).map(({ name, value }) => [name, value])
    attributes.set(path.slice(1).join('/'), Object.fromEntries(named))
  })
  parser.on('text', (piece) => (text += piece))
  parser.on('closetag', () => {
    if (text.trim()) texts.push([path.slice(1).join('/'), text])
    text = ''
    path.pop()
  })
  parser.write(invoiceXml(data, id)).close()
  return {
    all: (of: string) => texts.filter(([at]) => at === of).map(([, found]) => found),
    fils: (of: string) =>
      texts.filter(([at]) => at === of).map(([, found]) => Math.round(Number(found) * 100)),
    attributesOf: (of: string) => attributes.get(of),
  }
}

test('a credit note names the invoice that it corrects, and why', () => {
  const xml = read(
    invoiceOf([invoiceLineOf({ quantity: 2, price: 98.65 })], {
      ...{ kind: 'tax_credit_note', number: 'TC-000001' },
      corrects: { number: 'TI-000123', issuedAt: '2026-11-20T21:30:00.000Z' },
    }),
  )
  const values = {
    ...{ CreditNoteTypeCode: '381', 'DiscrepancyResponse/ResponseCode': 'DL8.61.1.D' },
    'BillingReference/InvoiceDocumentReference/ID': 'TI-000123',
    'BillingReference/InvoiceDocumentReference/IssueDate': '2026-11-21',
    'OrderReference/ID': 'R100234-1',
    'CreditNoteLine/CreditedQuantity': '2',
    'LegalMonetaryTotal/PayableAmount': '197.30',
  }
  for (const [path, value] of Object.entries(values)) expect(xml.all(path)).toEqual([value])
  expect(xml.all('DueDate')).toEqual([])
})

test('a tax invoice names both parties with their numbers, the order and the day of supply', () => {
  const xml = read(
    invoiceOf([
      invoiceLineOf({ nameAr: 'فحمات فرامل', quantity: 2, price: 98.65 }),
      invoiceLineOf({ sku: null, name: 'Delivery', price: 25 }),
    ]),
  )
  const values = {
    CustomizationID: 'urn:peppol:pint:billing-1@ae-1',
    ProfileID: 'urn:peppol:bis:billing',
    ID: 'S1042-000123',
    UUID: id,
    // In the UAE it was the next day.
    IssueDate: '2026-11-27',
    InvoiceTypeCode: '380',
    DocumentCurrencyCode: 'AED',
    'OrderReference/ID': 'R100234-1',
    'Delivery/ActualDeliveryDate': '2026-11-26',
    'AccountingSupplierParty/Party/EndpointID': '1001234567',
    'AccountingSupplierParty/Party/PartyTaxScheme/CompanyID': '100123456700003',
    'AccountingSupplierParty/Party/PostalAddress/CountrySubentity': 'DXB',
    'AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName': 'Al Waha Garage',
    'AccountingCustomerParty/Party/PartyTaxScheme/CompanyID': '100765432100003',
    'TaxTotal/TaxSubtotal/TaxCategory/ID': 'S',
    'TaxTotal/TaxSubtotal/TaxCategory/Percent': '5',
    'LegalMonetaryTotal/TaxInclusiveAmount': '222.30',
    'InvoiceLine/Item/SellersItemIdentification/ID': '04465-60280',
  }
  for (const [path, value] of Object.entries(values)) expect(xml.all(path), path).toEqual([value])
  expect(xml.attributesOf('AccountingSupplierParty/Party/EndpointID')).toEqual({ schemeID: '0235' })
  expect(xml.all('InvoiceLine/ID')).toEqual(['1', '2'])
  expect(xml.all('InvoiceLine/InvoicedQuantity')).toEqual(['2', '1'])
  expect(xml.all('InvoiceLine/Item/Description')).toEqual(['فحمات فرامل', 'Delivery'])
})

test('without registration for VAT it is out of scope: no rate, no tax, no number of the seller', () => {
  const xml = read(untaxedInvoiceOf([{ price: 99.99, quantity: 3 }]))
  expect(xml.all('InvoiceTypeCode')).toEqual(['480'])
  expect(xml.all('TaxTotal/TaxSubtotal/TaxCategory/ID')).toEqual(['O'])
  expect(xml.all('InvoiceLine/Item/ClassifiedTaxCategory/ID')).toEqual(['O'])
  expect(xml.all('TaxTotal/TaxSubtotal/TaxCategory/Percent')).toEqual([])
  expect(xml.all('InvoiceLine/Item/ClassifiedTaxCategory/Percent')).toEqual([])
  expect(xml.all('TaxTotal/TaxAmount')).toEqual(['0.00'])
  expect(xml.all('LegalMonetaryTotal/TaxExclusiveAmount')).toEqual(['299.97'])
  expect(xml.all('AccountingSupplierParty/Party/EndpointID')).toEqual([])
  expect(xml.all('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual([])
  expect(xml.all('AccountingCustomerParty/Party/EndpointID')).toHaveLength(1)
})

test('a commission invoice is about a month, not an order', () => {
  const xml = read(commissionInvoiceOf(1_234.56))
  expect(xml.all('InvoicePeriod/StartDate')).toEqual(['2026-11-01'])
  expect(xml.all('InvoicePeriod/EndDate')).toEqual(['2026-11-30'])
  expect(xml.all('OrderReference/ID')).toEqual([])
  expect(xml.all('Delivery/ActualDeliveryDate')).toEqual([])
  expect(xml.all('Note')).toEqual([])
})

test('a number of another form is no address on the network', () => {
  const recipient = { ...invoiceOf([]).recipient, trn: 'applied for' }
  const xml = read(invoiceOf([invoiceLineOf()], { recipient }))
  expect(xml.all('AccountingCustomerParty/Party/EndpointID')).toEqual([])
  expect(xml.all('AccountingCustomerParty/Party/PartyTaxScheme/CompanyID')).toEqual(['applied for'])
})

test('texts of people come back as they were, but for what XML can not carry', () => {
  const name = 'A&B <Parts> "x" \'y\' ]]> &amp; 😀'
  const recipient = {
    ...invoiceOf([]).recipient,
    name: `${name}\u0000\u001b\ufffe`,
    address: '\ud800',
  }
  const xml = read(invoiceOf([invoiceLineOf({ name, sku: '<1&2>' })], { recipient }))
  expect(xml.all('AccountingCustomerParty/Party/PartyLegalEntity/RegistrationName')).toEqual([name])
  expect(xml.all('AccountingCustomerParty/Party/PostalAddress/StreetName')).toEqual(['\ufffd'])
  expect(xml.all('InvoiceLine/Item/Name')).toEqual([name])
  expect(xml.all('InvoiceLine/Item/SellersItemIdentification/ID')).toEqual(['<1&2>'])
})

test('any text gives well-formed XML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, sku) => {
      read(invoiceOf([invoiceLineOf({ name, sku })], { number: name, subject: sku }))
    }),
    { numRuns: repetitions(100, 5_000) },
  )
})

test('the sums of any amounts agree', () => {
  const line = fc.record({
    price: fc.integer({ min: 1, max: 99_999_999 }).map((fils) => fils / 100),
    quantity: fc.integer({ min: 1, max: 999 }),
    taxed: fc.constant(true),
  })
  const sum = (amounts: number[]) => amounts.reduce((total, each) => total + each, 0)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), fc.boolean(), (lines, isTaxed) => {
      const { fils } = read(isTaxed ? invoiceOf(lines.map(invoiceLineOf)) : untaxedInvoiceOf(lines))
      const nets = fils('InvoiceLine/LineExtensionAmount')
      const taxes = fils('InvoiceLine/ItemPriceExtension/TaxTotal/TaxAmount')
      const totals = fils('InvoiceLine/ItemPriceExtension/Amount')
      const [tax, net] = [sum(taxes), sum(nets)]
      expect(nets.map((each, i) => each + taxes[i]!)).toEqual(totals)
      expect(fils('TaxTotal/TaxAmount')).toEqual([tax])
      expect(fils('TaxTotal/TaxSubtotal/TaxAmount')).toEqual([tax])
      expect(fils('TaxTotal/TaxSubtotal/TaxableAmount')).toEqual([net])
      expect(fils('LegalMonetaryTotal/LineExtensionAmount')).toEqual([net])
      expect(fils('LegalMonetaryTotal/TaxExclusiveAmount')).toEqual([net])
      expect(fils('LegalMonetaryTotal/TaxInclusiveAmount')).toEqual([net + tax])
      expect(fils('LegalMonetaryTotal/PayableAmount')).toEqual([sum(totals)])
      // Each line is rounded by itself, by half a fils at most.
      expect(Math.abs(tax - (isTaxed ? net * 0.05 : 0))).toBeLessThanOrEqual(lines.length)
    }),
    { numRuns: repetitions(100, 5_000) },
  )
})
