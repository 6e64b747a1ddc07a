import { isTaxNumber } from '#contract/company-numbers.ts'
import { isCreditNote, isTaxed, vatPercent, type DocumentKind } from '#contract/money-kinds.ts'
import type { Emirate } from '#contract/emirates.ts'
import type { Fils } from '#contract/money.ts'
import { uaeDay } from '../platform/uae-day.ts'
import type { DocumentData, DocumentLine, Party } from './document-data.ts'
import { element, type Xml } from './xml-elements.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const namespacesOf = (root: 'Invoice' | 'CreditNote') => ({
  xmlns: `${UBL}:${root}-2`,
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
})

/** 380 and 381 must have a line with tax; 480 and 81 are out of the scope of VAT. */
const typeCodes: Record<DocumentKind, string> = {
  tax_invoice: '380',
  invoice: '480',
  tax_credit_note: '381',
  credit_note: '81',
  commission_invoice: '380',
  commission_credit_note: '381',
}

const emirateCodes: Record<Emirate, string> = {
  'Abu Dhabi': 'AUH',
  Ajman: 'AJM',
  Dubai: 'DXB',
  Fujairah: 'FUJ',
  'Ras Al Khaimah': 'RAK',
  Sharjah: 'SHJ',
  'Umm Al Quwain': 'UAQ',
}

/** UN/ECE recommendation 20: a piece of goods, and one of a service. */
const units = { goods: 'H87', service: 'C62' }
/** Of the reasons for a credit note: goods were returned, and paid back in full or in part. */
const GOODS_RETURNED = 'DL8.61.1.D'
/** UNCL 4461: not defined, since invoices don't say how they are paid. */
const ANY_PAYMENT = '1'
/** Of a tax registration number the first ten digits identify the taxpayer, which is the address on the network. */
const TIN_DIGITS = 10
const TIN_SCHEME = '0235'

const cac = (name: string, ...children: (Xml | undefined)[]) => element(`cac:${name}`, children)
const cbc = (name: string, text: string, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, text, attributes)
const amount = (name: string, fils: Fils) =>
  cbc(name, (fils / 100).toFixed(2), { currencyID: 'AED' })
const vatScheme = cac('TaxScheme', cbc('ID', 'VAT'))

/**
 * An invoice as UBL 2.1 in the shape of PINT AE, the e-invoices of the UAE on Peppol (1.0.4): `id` is its own in the
 * database. Tried with the schema and the rules of PINT AE, which ask for more than invoices here have; whoever sends
 * them over the network has to add it: legal registrations such as trade licences, electronic addresses of those
 * without a TRN, an address by its parts (the city is the emirate), and an emirate of the marketplace. Without terms
 * of payment, an invoice is due when it is issued. A credit note for commission names no invoice. VAT is rounded by line, so its sum may differ from the rate of the
 * net sum by more than the two fils that the rules allow. Not looked into: which flags of a transaction
 * (`ProfileExecutionID`) sales on a marketplace take; what becomes of an invoice at an accredited provider.
 */
export function invoiceXml(data: DocumentData, id: string): string {
  const issued = uaeDay(new Date(data.issuedAt))
  const isCommission = data.kind === 'commission_invoice' || data.kind === 'commission_credit_note'
  const isCredit = isCreditNote(data.kind)
  const root = isCredit ? 'CreditNote' : 'Invoice'
  const invoice = element(
    root,
    [
      cbc('CustomizationID', 'urn:peppol:pint:billing-1@ae-1'),
      cbc('ProfileID', 'urn:peppol:bis:billing'),
      cbc('ProfileExecutionID', '00000000'),
      cbc('ID', data.number),
      cbc('UUID', id),
      cbc('IssueDate', issued),
      isCredit ? undefined : cbc('DueDate', issued),
      cbc(`${root}TypeCode`, typeCodes[data.kind]),
      isCommission ? undefined : cbc('Note', 'Issued by Ghiyar on behalf of the seller'),
      cbc('DocumentCurrencyCode', 'AED'),
      isCommission ? monthOf(data) : undefined,
      isCredit ? cac('DiscrepancyResponse', cbc('ResponseCode', GOODS_RETURNED)) : undefined,
      isCommission ? undefined : cac('OrderReference', cbc('ID', data.subject)),
      data.corrects && correctedInvoice(data.corrects),
      cac('AccountingSupplierParty', party(data.issuer)),
      cac('AccountingCustomerParty', party(data.recipient)),
      isCommission ? undefined : cac('Delivery', cbc('ActualDeliveryDate', data.suppliedOn)),
      cac('PaymentMeans', cbc('PaymentMeansCode', ANY_PAYMENT)),
      taxTotal(data),
      cac(
        'LegalMonetaryTotal',
        amount('LineExtensionAmount', data.netFils),
        amount('TaxExclusiveAmount', data.netFils),
        amount('TaxInclusiveAmount', data.totalFils),
        amount('PayableAmount', data.totalFils),
      ),
      ...data.lines.map((line, i) => lineOf(line, i + 1, data.kind)),
    ],
    namespacesOf(root),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${invoice}\n`
}

const correctedInvoice = ({ number, issuedAt }: NonNullable<DocumentData['corrects']>) =>
  cac(
    'BillingReference',
    cac(
      'InvoiceDocumentReference',
      cbc('ID', number),
      cbc('IssueDate', uaeDay(new Date(issuedAt))),
    ),
  )

const monthOf = ({ subject, suppliedOn }: DocumentData) =>
  cac('InvoicePeriod', cbc('StartDate', `${subject}-01`), cbc('EndDate', suppliedOn))

function party({ name, nameAr, address, emirate, trn }: Party): Xml | undefined {
  const taxNumber = trn ?? ''
  return cac(
    'Party',
    isTaxNumber(taxNumber)
      ? cbc('EndpointID', taxNumber.slice(0, TIN_DIGITS), { schemeID: TIN_SCHEME })
      : undefined,
    cac('PartyName', cbc('Name', nameAr ?? '', { languageID: 'ar' })),
    cac(
      'PostalAddress',
      cbc('StreetName', address),
      cbc('CityName', emirate ?? ''),
      cbc('CountrySubentity', emirate ? emirateCodes[emirate] : ''),
      cac('Country', cbc('IdentificationCode', 'AE')),
    ),
    trn ? cac('PartyTaxScheme', cbc('CompanyID', trn), vatScheme) : undefined,
    cac('PartyLegalEntity', cbc('RegistrationName', name)),
  )
}

/** Standard rate, or out of scope, which has no rate. */
const taxCategory = (name: string, kind: DocumentKind) =>
  isTaxed(kind)
    ? cac(name, cbc('ID', 'S'), cbc('Percent', String(vatPercent)), vatScheme)
    : cac(name, cbc('ID', 'O'), vatScheme)

const taxTotal = ({ kind, netFils, vatFils }: DocumentData) =>
  cac(
    'TaxTotal',
    amount('TaxAmount', vatFils),
    cac(
      'TaxSubtotal',
      amount('TaxableAmount', netFils),
      amount('TaxAmount', vatFils),
      taxCategory('TaxCategory', kind),
    ),
  )

function lineOf(line: DocumentLine, no: number, kind: DocumentKind): Xml | undefined {
  const { sku, name, nameAr, quantity, netFils, vatFils, totalFils } = line
  const unitCode = sku === null ? units.service : units.goods
  const pieces = String(quantity)
  return cac(
    isCreditNote(kind) ? 'CreditNoteLine' : 'InvoiceLine',
    cbc('ID', String(no)),
    cbc(isCreditNote(kind) ? 'CreditedQuantity' : 'InvoicedQuantity', pieces, { unitCode }),
    amount('LineExtensionAmount', netFils),
    cac(
      'Item',
      cbc('Description', nameAr ?? name),
      cbc('Name', name),
      cac('SellersItemIdentification', cbc('ID', sku ?? '')),
      taxCategory('ClassifiedTaxCategory', kind),
    ),
    // The net price of all pieces: that of one has no end in decimals.
    cac(
      'Price',
      amount('PriceAmount', netFils),
      cbc('BaseQuantity', pieces, { unitCode }),
      cac(
        'AllowanceCharge',
        cbc('ChargeIndicator', 'false'),
        amount('Amount', 0 as Fils),
        amount('BaseAmount', netFils),
      ),
    ),
    cac(
      'ItemPriceExtension',
      amount('Amount', totalFils),
      cac('TaxTotal', amount('TaxAmount', vatFils)),
    ),
  )
}
