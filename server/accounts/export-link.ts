import type { Download, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import { addresses } from '#contract/addresses.ts'
import type { Client } from '../platform/api/caller.ts'
import { recordStep } from '../platform/audit.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import type { Signer } from '../platform/signing-key.ts'
import type { AccountDeps } from './account-deps.ts'
import * as store from './account-event.store.ts'
import { exportOf } from './export-account.ts'
import { exportsByLink } from './limits.ts'
import { exportReady } from './messages/export-ready.ts'
import { sendLater } from './messages.service.ts'
import { onAccount, type By } from './on-account.ts'

// A copy of somebody's data that an operator has sent on request: also who is suspended has a right to it.

const PURPOSE = 'account-export'
const DAYS = 3
const DAY_MS = 24 * 3_600_000
const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{13})\.([\w-]{43})$/

type Linked = { id: string; email: string; until: number }

// With another address, links that went to the one before no longer count.
const signed = ({ id, email, until }: Linked) => `${id} ${until} ${email}`

const tokenOf = (signer: Signer, linked: Linked) =>
  `${linked.id}.${linked.until}.${signer.sign(PURPOSE, signed(linked))}`

/** Mails the owner of an account a link to a copy of their data; the operator doesn't see it. */
export const sendExport = (
  deps: AccountDeps,
  { id }: ParsedInputOf<'sendExport'>,
  by: By,
): Promise<ReplyOf<'sendExport'> | Refusal> =>
  onAccount(deps, id, by, async (tx, row) => {
    if (row.role === 'OPERATOR') return refuse('account.not_found')
    const { signer, origin } = deps
    const until = Date.now() + DAYS * DAY_MS
    const token = tokenOf(signer, { id: row.id, email: row.email, until })
    const href = `${origin}/api${addresses.downloadExport.path}?token=${token}`
    const facts = { language: row.language, origin, href, until: new Date(until) }
    await store.addEvent(tx, { userNo: row.no, event: 'export', operatorNo: by.caller.no })
    await sendLater(tx, { ...exportReady(facts), to: row.email })
    await recordStep(tx, 'account.export_sent', by, row.id)
    return undefined
  })

/** The copy to which such a link leads. */
export async function downloadExport(
  deps: AccountDeps,
  { token }: ParsedInputOf<'downloadExport'>,
  client: Client,
): Promise<Download | Refusal> {
  const limited = await deps.limits.take(exportsByLink, client.address)
  if (limited) return limited
  const [, id, until, signature] = form.exec(token) ?? []
  const row = id === undefined ? undefined : await store.personById(deps.db, id)
  const isTrue =
    row &&
    Number(until) > Date.now() &&
    deps.signer.isSigned(
      PURPOSE,
      signed({ id: row.id, email: row.email, until: Number(until) }),
      signature!,
    )
  if (!isTrue) return refuse('export.unknown')
  return exportOf(deps, row, client)
}
