import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

export type Received = {
  from: string
  to: string[]
  secure: boolean
  user: unknown
  raw: string
  mail: Email
}

type Options = SMTPServerOptions & {
  /** The reply to a recipient or to a whole message; undefined takes it. */
  objection?: (step: 'RCPT' | 'DATA', address: string) => [code: number, text: string] | undefined
}

/** A mail server of our own until the test ends: its port, and what was delivered to it. */
export async function startMailServer({ objection = () => undefined, ...options }: Options = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: options.onAuth ? [] : ['AUTH', 'STARTTLS'],
    // Says that the test's certificate is accepted as it is.
    logger: false,
    onRcptTo: ({ address }, _session, callback) => callback(refusal(objection('RCPT', address))),
    async onData(stream, { envelope, secure, user }, callback) {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch (error) {
        // The client broke off in the middle.
        return callback(error as Error)
      }
      const raw = Buffer.concat(chunks)
      const to = envelope.rcptTo.map(({ address }) => address)
      const refused = refusal(objection('DATA', to[0]!))
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      const mail = await PostalMime.parse(raw)
      if (!refused) received.push({ from, to, secure, user, raw: raw.toString(), mail })
      callback(refused)
    },
    ...options,
  })
  // A client that gives up in the middle is part of some tests.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { port: (server.server.address() as AddressInfo).port, received }
}

function refusal(objection: [code: number, text: string] | undefined): Error | null {
  if (!objection) return null
  return Object.assign(new Error(objection[1]), { responseCode: objection[0] })
}
