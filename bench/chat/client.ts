// The process of the clients: a connection for each person, and what is measured at their end.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import type { Pair, Spread, Tasks } from './messages.ts'

type Client = { socket: Socket; id: string; other: string; roomId: string }
type Outcome = { seq?: number; code?: string }

const AT_ONCE = 50
// What was sent last may take that long to arrive.
const PATIENCE_MS = 10_000

let clients: Client[] = []
let refused = 0
/** When each message was sent, by its id; taken out when the other side hears it. */
const waiting = new Map<string, number>()
let toReceive: number[] = []

function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
  return { p50: at(0.5), p99: at(0.99), most: at(1) }
}

function clientOf(url: string, { roomId, people }: Pair, side: 0 | 1): Client {
  const [{ id, token }, other] = [people[side], people[side ? 0 : 1]]
  const options = { transports: ['websocket'], forceNew: true, autoConnect: false }
  const socket = io(url, { ...options, auth: { token }, query: { userId: id } })
  socket.on('receive-message', ({ clientId }: { clientId: string }) => {
    const sentAt = waiting.get(clientId)
    if (sentAt === undefined || !waiting.delete(clientId)) return
    toReceive.push(performance.now() - sentAt)
  })
  return { socket, id, other: other.id, roomId }
}

/** Resolves when the connection stands and knows who is online. */
async function back({ socket }: Client): Promise<void> {
  const initialised = new Promise((resolve) => socket.once('init', resolve))
  for (;;) {
    const reached = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('connect_error', () => resolve(false))
      socket.connect()
    })
    if (reached) return void (await initialised)
    refused++
    await pause(200 + Math.random() * 300)
  }
}

const tasks: {
  [Name in keyof Tasks]: (given: Tasks[Name]['given']) => Promise<Tasks[Name]['answer']>
} = {
  async connect({ url, pairs }) {
    clients = pairs.flatMap((pair) => [clientOf(url, pair, 0), clientOf(url, pair, 1)])
    for (let i = 0; i < clients.length; i += AT_ONCE)
      await Promise.all(clients.slice(i, i + AT_ONCE).map(back))
    return clients.length
  },

  /** Sends at the given pace, however long the answers take. */
  async load({ perSecond, seconds }) {
    waiting.clear()
    toReceive = []
    const toKnow: number[] = []
    const began = performance.now()
    const answers: Promise<void>[] = []
    const count = perSecond * seconds
    for (let sent = 0; sent < count;) {
      const due = Math.min(count, ((performance.now() - began) / 1_000) * perSecond)
      for (; sent < due; sent++) {
        const { socket, id, other, roomId } = clients[(sent * 7) % clients.length]!
        const [clientId, sentAt] = [randomUUID(), performance.now()]
        waiting.set(clientId, sentAt)
        const message = `Is it still available? ${sent}`
        const payload = { roomId, clientId, message, sender: id, receiver: other }
        const answer: Promise<Outcome> = socket
          .timeout(PATIENCE_MS)
          .emitWithAck('send-message', payload)
        const known = ({ seq }: Outcome) => {
          if (seq !== undefined) toKnow.push(performance.now() - sentAt)
        }
        answers.push(answer.then(known, () => undefined))
      }
      await pause(2)
    }
    await Promise.all(answers)
    const until = performance.now() + PATIENCE_MS
    while (waiting.size > 0 && performance.now() < until) await pause(20)
    return {
      ...{ sent: count, acknowledged: toKnow.length, received: toReceive.length },
      ...{ toReceive: spreadOf(toReceive), toKnow: spreadOf(toKnow) },
    }
  },

  async storm() {
    refused = 0
    for (const { socket } of clients) socket.disconnect()
    const began = performance.now()
    await Promise.all(clients.map(back))
    return { seconds: (performance.now() - began) / 1_000, refused }
  },

  async end() {
    for (const { socket } of clients) socket.disconnect()
    return clients.splice(0).length
  },
}

process.on('message', ({ name, given }: { name: keyof Tasks; given: never }) => {
  void tasks[name](given).then((answer) => process.send!(answer))
})
process.on('disconnect', () => process.exit())
