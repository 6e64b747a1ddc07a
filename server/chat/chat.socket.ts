import type { z } from 'zod'
import { clientEvents, type SendOutcome } from '#contract/realtime.ts'
import { validate } from '../platform/api/invoke.ts'
import { refusalBody } from '../platform/api/refusal-body.ts'
import { newId } from '../platform/id.ts'
import type { Realtime } from '../platform/realtime/realtime-server.ts'
import type { RealtimeSocket } from '../platform/realtime/realtime-socket.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { outageOf } from '../platform/unavailable.ts'
import type { ChatService } from './chat.service.ts'

// Whom one may type to stays as it is for a while: it is asked for once, not with every key. Nobody types
// in more conversations than this meanwhile; who seems to is not told about.
const REMEMBER_LISTENER_MS = 60_000
const MOST_LISTENERS = 100
// The page keeps what was not stored, and sends it again after so long.
const OUTAGE_SECONDS = 2

type Log = (message: string, error?: unknown) => void

/** Puts chat on the connections: what clients say goes to the service, what happened goes out. */
export function chatSocket(realtime: Realtime, chat: ChatService, log: Log): void {
  chat.events.on('sent', ({ message, people, from }) => {
    const [receiver, sender] = people as [number, number]
    realtime.deliver([receiver], 'receive-message', [message])
    realtime.deliver([sender], 'receive-message', [message], { except: from })
  })
  chat.events.on('read', ({ people, ...read }) => realtime.deliver(people, 'messages-read', [read]))
  chat.events.on('blocked', (people) => realtime.deliver(people, 'sync', []))
  chat.events.on('acquainted', (one, other) => realtime.acquaint(one, other))

  realtime.onConnection((socket) => {
    socket.on('send-message', async (said: unknown, acknowledge: unknown) => {
      const outcome = await answered(socket, said, () => send(chat, socket, said), log)
      if ('seq' in outcome) socket.emit('message-sent-success', outcome)
      else socket.emit('message-sent-failed', outcome)
      if (typeof acknowledge === 'function') acknowledge(outcome)
    })
    typing(realtime, chat, socket, log)
  })
}

async function send(chat: ChatService, socket: RealtimeSocket, said: unknown) {
  const { caller } = socket.data
  const parsed = validate(clientEvents['send-message'], said)
  if (parsed instanceof Refusal) return parsed
  const { roomId, message, clientId = newId() } = parsed.value
  if (isForged(parsed.value, caller.id)) return refuse('auth.not_you')
  const sent = await chat.send({ roomId, clientId, message, from: socket.id }, caller)
  if (sent instanceof Refusal) return sent
  const { _id, seq, createdAt } = sent
  return { clientId, _id, seq, createdAt, message: sent.message }
}

const isForged = ({ sender }: { sender?: string | undefined }, me: string) =>
  sender !== undefined && sender !== me

/** What is said to whoever sent it, also when something went wrong. */
async function answered(
  socket: RealtimeSocket,
  said: unknown,
  work: () => Promise<Extract<SendOutcome, { seq: number }> | Refusal>,
  log: Log,
): Promise<SendOutcome> {
  const refusal = await work().catch((error: unknown) => {
    const outage = outageOf(error)
    if (outage)
      return refuse(outage.code, undefined, { retryAfter: outage.retryAfter ?? OUTAGE_SECONDS })
    log('a message could not be stored', error)
    return refuse('server.failed')
  })
  if (!(refusal instanceof Refusal)) return refusal
  const { message, code } = refusalBody(refusal, socket.data.language)
  const { retryAfter } = refusal
  return { clientId: clientIdOf(said), code, message, ...(retryAfter && { retryAfter }) }
}

function clientIdOf(said: unknown): string | undefined {
  const { clientId } = (said ?? {}) as { clientId?: unknown }
  return typeof clientId === 'string' ? clientId.slice(0, 100) : undefined
}

type Listener = Awaited<ReturnType<ChatService['listener']>>

function typing(realtime: Realtime, chat: ChatService, socket: RealtimeSocket, log: Log): void {
  const { caller } = socket.data
  const listeners = new Map<string, { listener: Promise<Listener>; until: number }>()
  const typingIn = new Set<string>()

  const listenerIn = (roomId: string): Promise<Listener> => {
    const known = listeners.get(roomId)
    const now = performance.now()
    if (known && known.until > now) return known.listener
    for (const [room, { until }] of listeners) if (until <= now) listeners.delete(room)
    if (listeners.size >= MOST_LISTENERS) return Promise.resolve(undefined)
    const listener = chat.listener(roomId, caller.no)
    listener.catch(() => listeners.delete(roomId))
    listeners.set(roomId, { listener, until: now + REMEMBER_LISTENER_MS })
    return listener
  }

  const tell = async (roomId: string, starts: boolean) => {
    const listener = await listenerIn(roomId)
    if (!listener) return
    if (starts) typingIn.add(roomId)
    else if (!typingIn.delete(roomId)) return
    const event = starts ? 'user-start-typing' : 'user-stop-typing'
    realtime.deliver([listener.no], event, [{ sender: caller.id, roomId }])
  }

  const heard = (starts: boolean) => (said: unknown) => {
    const parsed = (
      clientEvents['start-typing'] as z.ZodType<{ roomId: string; sender?: string }>
    ).safeParse(said)
    if (!parsed.success || isForged(parsed.data, caller.id)) return
    tell(parsed.data.roomId, starts).catch((error: unknown) => log('typing was not told', error))
  }
  socket.on('start-typing', heard(true))
  socket.on('stop-typing', heard(false))
  socket.on('disconnect', () => {
    for (const roomId of typingIn) tell(roomId, false).catch(() => undefined)
  })
}
