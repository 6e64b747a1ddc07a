import { mailKinds, type MailKind } from '#contract/talking.ts'

/** What the link of an e-mail asks to stop; null where the address is cut short or changed. */
export function linkOf(query: URLSearchParams): { token: string; kind: MailKind } | null {
  const token = query.get('token')?.trim()
  const kind = mailKinds.find((known) => known === query.get('kind'))
  return token && kind ? { token, kind } : null
}
