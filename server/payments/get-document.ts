import type { Download, ParsedInputOf } from '#contract/api.ts'
import type { DocumentFormat } from '#contract/money-kinds.ts'
import type { Caller } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import type { Documents } from '../platform/documents/documents.ts'
import type { RateLimits } from '../platform/rate-limits.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { findDocument } from './document.store.ts'
import { invoiceXml } from './invoice-xml.ts'
import { invoiceData } from './invoice.present.ts'
import { documentFiles } from './limits.ts'

type Deps = {
  db: Executor
  documents: Pick<Documents, 'make'>
  limits: Pick<RateLimits, 'take'>
}

const template = new URL('./invoice.typ', import.meta.url)
const types: Record<DocumentFormat, string> = { pdf: 'application/pdf', xml: 'application/xml' }

/** An invoice as a file, for its two parties. */
export async function getDocument(
  deps: Deps,
  { id, format }: ParsedInputOf<'getDocument'>,
  { caller }: { caller: Caller },
): Promise<Download | Refusal> {
  const { db, documents, limits } = deps
  const limited = await limits.take(documentFiles, caller.id)
  if (limited) return limited
  const data = await findDocument(db, caller.no, id)
  if (!data) return refuse('document.not_found')
  const bytes =
    format === 'xml'
      ? new TextEncoder().encode(invoiceXml(data, id))
      : await documents.make({ template, data: invoiceData(data) }, caller.id)
  if (bytes instanceof Refusal) return bytes
  return { name: `${data.number}.${format}`, type: types[format], content: whole(bytes) }
}

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
