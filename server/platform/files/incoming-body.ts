import type { IncomingMessage } from 'node:http'

/** More arrives than the whole form may weigh. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError'
}

/**
 * How much goes by unread after a refusal, so that a client that sends first and listens then still
 * hears why; and how long the answer has to get out once that much has gone by.
 */
const LINGER_BYTES = 32 * 1024 * 1024
const LINGER_MS = 1_000

export type IncomingBody = {
  /** Aborts when there is no use in reading on; with a `BodyTooLargeError` when that is why. */
  signal: AbortSignal
  release: () => void
}

/** Counts what arrives, whatever it turns out to be: preambles and headers weigh as well. */
export function limitBody(raw: IncomingMessage, bytes: number): IncomingBody {
  const controller = new AbortController()
  let arrived = 0
  const count = (chunk: Buffer) => {
    arrived += chunk.length
    if (arrived > bytes) controller.abort(new BodyTooLargeError())
  }
  const breakOff = () => {
    if (!raw.readableEnded) controller.abort(new Error('The client broke off'))
  }
  raw.on('data', count).once('close', breakOff)
  return {
    signal: controller.signal,
    release: () => raw.off('data', count).off('close', breakOff),
  }
}

/** Discards the rest of a body, and closes the connection when too much follows. */
export function abandonBody(raw: IncomingMessage): void {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  let left = LINGER_BYTES
  const pass = (chunk: Buffer) => {
    left -= chunk.length
    if (left > 0) return
    raw.off('data', pass)
    raw.pause()
    setTimeout(() => raw.socket.destroy(), LINGER_MS).unref()
  }
  raw.on('data', pass)
  raw.resume()
}
