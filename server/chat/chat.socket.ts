import type { z } from 'zod'
import { clientEvents, type SendOutcome } from '#contract/realtime.ts'
import { validate } from '../platform/api/invoke.ts'
import { refusalBody } from '../platform/api/refusal-body.ts'
import { newId } from '../platform/id.ts'
import type { RealtimeServer } from '../platform/realtime/realtime-server.ts'
import type { RealtimeSocket } from '../platform/realtime/realtime-socket.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { outageOf } from '../platform/unavailable.ts'
import type { ChatService } from './chat.service.ts'

// The recipient of a room is cached, so that not every key press causes a query. Typing in more rooms than
// `MOST_RECIPIENTS` at the same time is ignored.
const CACHE_RECIPIENT_MS = 60_000
const MOST_RECIPIENTS = 100
// The page resends unsent messages after this time.
const OUTAGE_SECONDS = 2

type Log = (message: string, error?: unknown) => void

/** Connects the chat service to the sockets: clients' events go in, chat events go out. */
export function chatSocket(realtime: RealtimeServer, chat: ChatService, log: Log): void {
  chat.events.on('sent', ({ message, people, from }) => {
    const [receiver, sender] = people as [number, number]
    realtime.deliver([receiver], 'receive-message', [message])
    realtime.deliver([sender], 'receive-message', [message], { except: from })
  })
  chat.events.on('read', ({ people, ...read }) => realtime.deliver(people, 'messages-read', [read]))
  chat.events.on('blocked', (people) => realtime.deliver(people, 'sync', []))
  chat.events.on('met', (one, other) => realtime.addContact(one, other))

  realtime.onConnection((socket) => {
    socket.on('send-message', async (payload: unknown, acknowledge: unknown) => {
      const outcome = await outcomeOf(socket, payload, () => send(chat, socket, payload), log)
      if ('seq' in outcome) socket.emit('message-sent-success', outcome)
      else socket.emit('message-sent-failed', outcome)
      if (typeof acknowledge === 'function') acknowledge(outcome)
    })
    typing(realtime, chat, socket, log)
  })
}

async function send(chat: ChatService, socket: RealtimeSocket, payload: unknown) {
  const { caller } = socket.data
  const parsed = validate(clientEvents['send-message'], payload)
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

/** The outcome for the sender, also after an unexpected error. */
async function outcomeOf(
  socket: RealtimeSocket,
  payload: unknown,
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
  return { clientId: clientIdOf(payload), code, message, ...(retryAfter && { retryAfter }) }
}

function clientIdOf(payload: unknown): string | undefined {
  const { clientId } = (payload ?? {}) as { clientId?: unknown }
  return typeof clientId === 'string' ? clientId.slice(0, 100) : undefined
}

type Recipient = Awaited<ReturnType<ChatService['typingRecipient']>>

function typing(
  realtime: RealtimeServer,
  chat: ChatService,
  socket: RealtimeSocket,
  log: Log,
): void {
  const { caller } = socket.data
  const recipients = new Map<string, { recipient: Promise<Recipient>; until: number }>()
  const typingIn = new Set<string>()

  const recipientIn = (roomId: string): Promise<Recipient> => {
    const known = recipients.get(roomId)
    const now = performance.now()
    if (known && known.until > now) return known.recipient
    for (const [room, { until }] of recipients) if (until <= now) recipients.delete(room)
    if (recipients.size >= MOST_RECIPIENTS) return Promise.resolve(undefined)
    const recipient = chat.typingRecipient(roomId, caller.no)
    recipient.catch(() => recipients.delete(roomId))
    recipients.set(roomId, { recipient, until: now + CACHE_RECIPIENT_MS })
    return recipient
  }

  const sendTyping = async (roomId: string, starts: boolean) => {
    const recipient = await recipientIn(roomId)
    if (!recipient) return
    if (starts) typingIn.add(roomId)
    else if (!typingIn.delete(roomId)) return
    const event = starts ? 'user-start-typing' : 'user-stop-typing'
    realtime.deliver([recipient.no], event, [{ sender: caller.id, roomId }])
  }

  const onTyping = (starts: boolean) => (payload: unknown) => {
    const parsed = (
      clientEvents['start-typing'] as z.ZodType<{ roomId: string; sender?: string }>
    ).safeParse(payload)
    if (!parsed.success || isForged(parsed.data, caller.id)) return
    sendTyping(parsed.data.roomId, starts).catch((error: unknown) =>
      log('typing could not be sent', error),
    )
  }
  socket.on('start-typing', onTyping(true))
  socket.on('stop-typing', onTyping(false))
  socket.on('disconnect', () => {
    for (const roomId of typingIn) sendTyping(roomId, false).catch(() => undefined)
  })
}
