import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { Agent, request, type ClientRequest } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import fastify from 'fastify'
import { onTestFinished } from 'vitest'
import { errorCodes } from '#contract/error-codes.ts'
import { Refusal } from '../refusal.ts'
import { receiveForm, type ReceivedForm } from './receive-form.ts'

export const BOUNDARY = 'x-boundary-of-the-test-x'

type Options = { expected?: string[]; fileBytes?: number; folder?: string }
type Seen = (form: ReceivedForm) => Promise<void>

/** A server that takes a form at every address and forgets it; `seen` may look at it meanwhile. */
export async function formServer(
  { expected = ['avatar', 'licence'], fileBytes = 100_000, folder }: Options = {},
  seen: Seen = async () => undefined,
) {
  const parent = await mkdtemp(join(tmpdir(), 'ghiyar-forms-'))
  const place = folder ?? join(parent, 'uploads')
  const outcomes: (Refusal | ReceivedForm)[] = []
  const failures: Error[] = []
  const app = fastify({ forceCloseConnections: true })
  await app.register(multipart)
  app.setErrorHandler((error: Error, _request, reply) => {
    failures.push(error)
    return reply.code(500).send({})
  })
  app.post('/', async (incoming, reply) => {
    const outcome = await receiveForm(incoming, expected, { folder: place, fileBytes })
    outcomes.push(outcome)
    if (outcome instanceof Refusal) return reply.code(errorCodes[outcome.code]).send(outcome)
    await seen(outcome)
    await outcome.discard()
    const files = outcome.files.map(({ field, name, bytes }) => ({
      field,
      name,
      bytes,
    }))
    return { fields: outcome.fields, files }
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    await rm(parent, { recursive: true, force: true })
  })
  // As browsers do: who asks for the line to be closed is cut off with the answer.
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const { port } = app.server.address() as AddressInfo
  const start = (headers: Record<string, string | number> = {}): ClientRequest =>
    request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      agent,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    })
  return {
    outcomes,
    /** Sends this and then one megabyte after the other, as long as anyone listens. */
    async flood(start: Buffer): Promise<{ answer: string; megabytes: number }> {
      const socket = connect(port, '127.0.0.1')
      let answer = ''
      socket.on('data', (bytes) => (answer += String(bytes))).on('error', () => undefined)
      const chunk = (bytes: Buffer) =>
        Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
      const megabyte = chunk(Buffer.alloc(1024 * 1024, 'x'))
      const type = `multipart/form-data; boundary=${BOUNDARY}`
      const head = `POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ntransfer-encoding: chunked\r\n\r\n`
      const write = (bytes: Buffer | string) =>
        new Promise<boolean>((resolve) => {
          socket.write(bytes, (error) => resolve(!error))
        })
      let megabytes = 0
      await write(head)
      await write(chunk(start))
      while (megabytes < 1024 && (await write(megabyte))) megabytes++
      socket.destroy()
      return { answer, megabytes }
    },
    failures,
    folder: place,
    /** What lies in the folder for forms. */
    left: () => readdir(place, { recursive: true }).catch((): string[] => []),
    start,
    /** Sends a whole body and resolves with what is answered. */
    async post(body: Buffer | string, headers?: Record<string, string>): Promise<Answer> {
      const sent = start({ ...headers, 'content-length': Buffer.byteLength(body) })
      const answered = answerOf(sent)
      sent.end(body)
      return answered
    },
  }
}

export type Answer = { status: number; body: Record<string, unknown> }

export const answerOf = (sent: ClientRequest): Promise<Answer> =>
  new Promise((resolve, reject) => {
    // Whoever is cut off while sending has been answered before.
    sent.on('error', reject)
    sent.on('response', (response) => {
      text(response)
        .then((body) => resolve({ status: response.statusCode!, body: JSON.parse(body) }))
        .catch(reject)
    })
  })

type Part = { name: string; content?: Buffer | string; file?: string; type?: string; raw?: string }

/** A form's body, part by part, as it goes over the line. */
export function formBody(parts: Part[], end = `--${BOUNDARY}--\r\n`): Buffer {
  const chunks = parts.flatMap(({ name, content = '', file, type, raw }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: ${raw ?? `form-data; name="${name}"`}` +
        (file === undefined ? '' : `; filename="${file}"`) +
        (type ? `\r\ncontent-type: ${type}` : '') +
        '\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...chunks, Buffer.from(end)])
}
