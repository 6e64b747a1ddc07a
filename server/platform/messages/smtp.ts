import { createTransport } from 'nodemailer'
import { type Message, type Sender, UndeliverableError } from './message.ts'

type Options = {
  /** As `smtp://user:password@host:587` or `smtps://host`; options of the transport as its query. */
  url: string
  /** As `Ghiyar <no-reply@example.com>`. */
  from: string
  timeoutMs?: number
}

// One address and nothing that could begin a second one, a name, a comment or a header.
const oneAddress = /^[^\s\p{C}<>()[\]\\,;:"@]+@[^\s\p{C}<>()[\]\\,;:"@]+$/u

/** Sends mail through a server, over connections that stay open for a while. */
export function smtpSender({ url, from, timeoutMs = 10_000 }: Options): Required<Sender> {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxRequeues: 1,
      requireTLS: carriesPassword(url),
      dnsTimeout: timeoutMs,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from, headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } },
  )
  return {
    async send({ to, subject, text, html, listUnsubscribe, replyTo }: Message) {
      if (!oneAddress.test(to)) throw new UndeliverableError('This is not one e-mail address')
      try {
        await transport.sendMail({
          to: { name: '', address: to },
          ...{ subject, text, html },
          ...(listUnsubscribe && unsubscribeBy(listUnsubscribe)),
          ...(replyTo && oneAddress.test(replyTo) && { replyTo: { name: '', address: replyTo } }),
        })
      } catch (error) {
        throw translated(error)
      }
    },
    async close() {
      transport.close()
    },
  }
}

/** Mail programs can do it by themselves, by posting these words there (RFC 8058). */
const unsubscribeBy = (address: string) => ({
  list: { unsubscribe: address },
  headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
})

/** A password is only sent over an encrypted connection, unless the URL allows otherwise. */
function carriesPassword(url: string): boolean {
  const { protocol, password, hostname } = new URL(url)
  const here = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'smtp:' && password !== '' && !here
}

type Reply = { code?: string; command?: string; permanent?: boolean; response?: string }

/** Replies of servers often repeat the address, which has no business in a log. */
function translated(error: unknown): unknown {
  const { code, command = '', permanent, response } = error as Reply
  if (code === 'EENVELOPE' && response === undefined)
    return new UndeliverableError('This address cannot be written to')
  if (response === undefined) return error
  const message = `The mail server replied to ${command.split(' ')[0]}: ${response.replace(/\S+/g, (word) => (word.includes('@') ? '…' : word))}`
  // What it refuses before it hears of the recipient (log-in, sender) is for the operator to mend.
  const final = permanent && (command === 'RCPT TO' || command === 'DATA')
  return final ? new UndeliverableError(message) : new Error(message)
}
