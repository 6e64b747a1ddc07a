/**
 * What goes to one person. `code` is there for the outbox of a demonstration alone;
 * `listUnsubscribe` is the address of a page on which mails of this kind are stopped, and to which
 * mail programs post to the same end; `replyTo` is whom a reply reaches, if not the sender.
 */
export type Message = {
  channel: 'email' | 'sms'
  to: string
  subject: string
  text: string
  html?: string
  code?: string
  listUnsubscribe?: string
  replyTo?: string
}

/**
 * A way for messages to leave. `send` ends when the next in line has taken the message; it throws
 * `UndeliverableError` where trying again is pointless, and anything else where it may help.
 */
export type Sender = {
  send(message: Message): Promise<void>
  close?(): Promise<void>
}

/** This message will never be taken: trying it again is pointless. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError'
}
