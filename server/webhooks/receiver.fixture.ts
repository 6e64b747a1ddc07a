import type { ServerResponse } from 'node:http'
import { startWebServer } from '../platform/messages/web-server.fixture.ts'

export type Received = { headers: Record<string, string>; body: string }

/** A seller's system on this machine: what it has received, and its address. */
export async function startReceiver(
  answer: (reply: ServerResponse, received: Received) => void = (reply) => reply.end(),
) {
  const received: Received[] = []
  const url = await startWebServer((request, body, reply) => {
    const one = { headers: request.headers as Record<string, string>, body }
    received.push(one)
    answer(reply, one)
  })
  return { url: `${url}/hook`, received }
}
