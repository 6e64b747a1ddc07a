import { mailKinds, type MailKind } from '#contract/notification-kinds.ts'

/** What the link of an e-mail unsubscribes from; null for an incomplete or altered link. */
export function linkOf(query: URLSearchParams): { token: string; kind: MailKind } | null {
  const token = query.get('token')?.trim()
  const kind = mailKinds.find((known) => known === query.get('kind'))
  return token && kind ? { token, kind } : null
}
