import { ApiError } from '#contract/api.ts'
import type { Message } from '#contract/chat.ts'
import type { SendOutcome } from '#contract/realtime.ts'
import type { Waiting } from './waiting.ts'
import type { World } from './world.ts'

/** What became of one attempt; `lost` when nobody knows, and sending it again does no harm. */
export type Delivered =
  | { kind: 'stored'; message: Message }
  | { kind: 'slower'; seconds: number }
  | { kind: 'refused'; code: string; message: string; final?: boolean }
  | { kind: 'lost' }

/** How long an answer may take over the socket, in ms. */
const PATIENCE = 8_000
const PAUSE_SECONDS = 5
/** With these a file is refused for what it is, today and tomorrow. */
const FILE_STATUSES: readonly number[] = [400, 413, 415]

/** Says it over the socket. `abandon` ends the wait, since a lost connection never answers. */
export function overSocket(world: World, item: Waiting, abandon: AbortSignal): Promise<Delivered> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ kind: 'lost' }), PATIENCE)
    const end = (delivered: Delivered) => {
      clearTimeout(timer)
      resolve(delivered)
    }
    abandon.addEventListener('abort', () => end({ kind: 'lost' }), { once: true })
    const { roomId, receiver, text, clientId } = item
    const said = { roomId, sender: world.me, receiver, message: text, clientId }
    world.transport.emit('send-message', said, (outcome) => end(judged(world, item, outcome)))
  })
}

/** Sends it by a call: for files, and where there is no socket. */
export async function overHttp(
  world: World,
  item: Waiting,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<Delivered> {
  const { roomId, text, clientId, file } = item
  try {
    const input = { roomId, clientId, message: text }
    const options = { signal, ...(file && { files: { attachment: file }, onProgress }) }
    return { kind: 'stored', message: await world.call('sendMessage', input, options) }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) return { kind: 'lost' }
    const { code, message, retryAfter, status } = error
    const delivered = refused(code, message, retryAfter)
    const final = file !== undefined && FILE_STATUSES.includes(status)
    return delivered.kind === 'refused' && final ? { ...delivered, final } : delivered
  }
}

/** What the server's word about a message means. */
export function judged(world: World, item: Waiting, outcome: SendOutcome): Delivered {
  if ('code' in outcome) return refused(outcome.code, outcome.message, outcome.retryAfter)
  const { _id, seq, clientId, createdAt } = outcome
  const told = { room: item.roomId, sender: world.me, message: item.text, attachment: null }
  return { kind: 'stored', message: { _id, seq, clientId, createdAt, ...told, status: 'sent' } }
}

function refused(code: string, message: string, retryAfter = PAUSE_SECONDS): Delivered {
  if (code === 'chat.flood' || code === 'server.limited') {
    return { kind: 'slower', seconds: Math.max(1, retryAfter) }
  }
  const passing = ['server.failed', 'server.unavailable', 'auth.required'].includes(code)
  return passing ? { kind: 'lost' } : { kind: 'refused', code, message }
}
