import type { Download, ParsedInputOf } from '#contract/api.ts'
import type { DocumentFormat } from '#contract/money-kinds.ts'
import { recordStep } from '../platform/audit.ts'
import { downloadOf } from '../platform/documents/download-of.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { findDocument } from './document.store.ts'
import { invoiceXml } from './invoice-xml.ts'
import { invoiceData } from './invoice.present.ts'
import { documentFiles } from './limits.ts'
import type { OperatorBy, PaymentsDeps } from './payments-deps.ts'

const template = new URL('./invoice.typ', import.meta.url)
const types: Record<DocumentFormat, string> = { pdf: 'application/pdf', xml: 'application/xml' }

/** An invoice as a file, for its two parties and for operators, whose look is in the audit log. */
export async function getDocument(
  deps: PaymentsDeps,
  { id, format }: ParsedInputOf<'getDocument'>,
  { caller, client }: OperatorBy,
): Promise<Download | Refusal> {
  const { db, documents, limits } = deps
  const limited = await limits.take(documentFiles, caller.id)
  if (limited) return limited
  const data = await findDocument(db, caller.operator ? undefined : caller.no, id)
  if (!data) return refuse('document.not_found')
  if (caller.operator) await recordStep(db, 'document.read', { caller, client }, id)
  const bytes =
    format === 'xml'
      ? new TextEncoder().encode(invoiceXml(data, id))
      : await documents.make({ template, data: invoiceData(data) }, caller.id)
  if (bytes instanceof Refusal) return bytes
  return downloadOf(`${data.number}.${format}`, types[format], bytes)
}
