import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Answer = (
  request: IncomingMessage,
  body: string,
  reply: ServerResponse,
) => void | Promise<void>

/** A server that plays a service on the outside, until the test ends; gives its address. */
export async function startWebServer(answer: Answer): Promise<string> {
  const server = createServer(async (request, reply) => {
    let body = ''
    for await (const bytes of request.setEncoding('utf8')) body += bytes
    await answer(request, body, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Replies with JSON. */
export function replyJson(reply: ServerResponse, status: number, fields: unknown): void {
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(fields))
}

/** An address without a server. */
export async function closedAddress(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}
