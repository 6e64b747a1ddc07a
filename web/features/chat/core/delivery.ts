import { ApiError } from '#contract/api.ts'
import type { Message } from '#contract/chat.ts'
import type { SendOutcome } from '#contract/realtime.ts'
import type { QueuedMessage } from './queued-message.ts'
import type { ChatDeps } from './chat-deps.ts'

/** The result of one attempt; `lost` when the outcome is unknown; repeating it is safe. */
export type DeliveryResult =
  | { kind: 'stored'; message: Message }
  | { kind: 'slower'; seconds: number }
  | { kind: 'refused'; code: string; message: string; final?: boolean }
  | { kind: 'lost' }

/** How long a reply over the socket may take, in ms. */
const TIMEOUT_MS = 8_000
const DEFAULT_RETRY_SECONDS = 5
/** With these statuses a file is refused permanently. */
const FILE_STATUSES: readonly number[] = [400, 413, 415]

/** Sends over the socket. `signal` ends the wait, because a lost connection never answers. */
export function overSocket(
  deps: ChatDeps,
  item: QueuedMessage,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'lost' }), TIMEOUT_MS)
    const finish = (result: DeliveryResult) => {
      clearTimeout(timer)
      resolve(result)
    }
    signal.addEventListener('abort', () => finish({ kind: 'lost' }), { once: true })
    const { roomId, receiver, text, clientId } = item
    const payload = { roomId, sender: deps.me, receiver, message: text, clientId }
    deps.transport.emit('send-message', payload, (outcome) =>
      finish(toDeliveryResult(deps, item, outcome)),
    )
  })
}

/** Sends by HTTP: for files, and without a socket. */
export async function overHttp(
  deps: ChatDeps,
  item: QueuedMessage,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<DeliveryResult> {
  const { roomId, text, clientId, file } = item
  try {
    const input = { roomId, clientId, message: text }
    const options = { signal, ...(file && { files: { attachment: file }, onProgress }) }
    return { kind: 'stored', message: await deps.call('sendMessage', input, options) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'lost' }
    const { code, message, retryAfter, status } = error
    const result = refused(code, message, retryAfter)
    const final = file !== undefined && FILE_STATUSES.includes(status)
    return result.kind === 'refused' && final ? { ...result, final } : result
  }
}

/** Interprets the server's reply to a message. */
export function toDeliveryResult(
  deps: ChatDeps,
  item: QueuedMessage,
  outcome: SendOutcome,
): DeliveryResult {
  if ('code' in outcome) return refused(outcome.code, outcome.message, outcome.retryAfter)
  const { _id, seq, clientId, createdAt } = outcome
  const stored = { room: item.roomId, sender: deps.me, message: item.text, attachment: null }
  return { kind: 'stored', message: { _id, seq, clientId, createdAt, ...stored, status: 'sent' } }
}

function refused(
  code: string,
  message: string,
  retryAfter = DEFAULT_RETRY_SECONDS,
): DeliveryResult {
  if (code === 'chat.flood' || code === 'server.limited') {
    return { kind: 'slower', seconds: Math.max(1, retryAfter) }
  }
  const temporary = ['server.failed', 'server.unavailable', 'auth.required'].includes(code)
  return temporary ? { kind: 'lost' } : { kind: 'refused', code, message }
}
