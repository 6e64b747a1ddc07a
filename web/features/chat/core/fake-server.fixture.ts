import { ApiError, type Api } from '#contract/api.ts'
import type { Message, RoomInfo } from '#contract/chat.ts'
import type { ClientEvents, SendOutcome } from '#contract/realtime.ts'
import type { QueueStorage, Transport, ChatDeps } from './chat-deps.ts'

type Listener = (...args: never[]) => void
type SentMessage = Parameters<ClientEvents['send-message']>[0]

export const [me, other, room] = ['me', 'other', 'room']

/** A server with one room, and a connection to it that a test can cut or make lossy. */
export class FakeServer {
  readonly stored: Message[] = []
  readonly calls: { name: string; input: Record<string, unknown> }[] = []
  readonly emitted: { name: string; text?: string }[] = []
  otherReadSeq = 0
  readSeq = 0
  /** Replies for the next messages over the socket, which are then not stored. */
  refusals: { code: string; message: string; retryAfter?: number }[] = []
  /** While set, replies get lost; the messages are stored all the same. */
  losesAnswers = false
  /** Calls fail like those of a browser without a network. */
  unreachable = false
  readonly tabs: FakeTab[] = []

  tab(storage?: QueueStorage): FakeTab {
    const tab = new FakeTab(this, storage)
    this.tabs.push(tab)
    return tab
  }

  /**
   * Stores a message as the server does: once for a `clientId`. Everybody but `from` is notified.
   */
  store(sender: string, text: string, clientId: string = crypto.randomUUID(), from?: FakeTab) {
    const known = this.stored.find((message) => message.clientId === clientId)
    if (known) return known
    const seq = this.stored.length + 1
    const message: Message = {
      ...{ _id: `id-${seq}`, room, seq, clientId, message: text, attachment: null, sender },
      ...{ status: 'sent', createdAt: new Date(Date.now() + seq).toISOString() },
    }
    this.stored.push(message)
    for (const tab of this.tabs) if (tab !== from) tab.receive('receive-message', message)
    return message
  }

  info(): RoomInfo {
    const last = this.stored.at(-1)
    const unread = this.stored.filter(({ sender, seq }) => sender === other && seq > this.readSeq)
    return {
      ...{ roomId: room, userId: other, userName: 'Noor', userAvatar: null, userPhone: '' },
      ...{ lastMsg: last?.message ?? '', lastSender: last?.sender ?? null, lastFile: false },
      ...{ lastTime: last?.createdAt ?? new Date(0).toISOString(), lastSeq: last?.seq ?? 0 },
      ...{ unreadMsgCnt: unread.length, readSeq: this.readSeq, blocked: null },
      otherReadSeq: this.otherReadSeq,
      listing: { user: other } as RoomInfo['listing'],
    }
  }

  call = async (name: string, input: Record<string, unknown>): Promise<unknown> => {
    this.calls.push({ name, input })
    if (this.unreachable) throw new TypeError('Failed to fetch')
    if (name === 'getUserRooms') {
      return { roomInfos: [this.info()], unreadMsgCnt: 0, total: 1, page: 1, pages: 1 }
    }
    if (name === 'getRoom') return this.info()
    if (name === 'setRead') {
      this.#markRead(this.stored.find(({ _id }) => _id === input.id)!.seq)
      return { message: 'success' }
    }
    if (name === 'sendMessage') {
      return this.store(me, String(input.message), String(input.clientId))
    }
    if (name === 'getConversations') return this.#page(input)
    throw new Error(`No such call: ${name}`)
  }

  #page({ roomId, afterSeq, beforeSeq = Infinity, limit = 50, peek }: Record<string, unknown>) {
    if (roomId !== room) throw new ApiError(404, { code: 'chat.not_found', message: 'No' })
    const most = Number(limit)
    const conversations =
      afterSeq === undefined
        ? this.stored.filter(({ seq }) => seq < Number(beforeSeq)).slice(-most)
        : this.stored.filter(({ seq }) => seq > Number(afterSeq)).slice(0, most)
    if (!peek) this.#markRead(this.stored.length)
    const lastSeq = this.stored.at(-1)?.seq ?? 0
    return { conversations, newReadMsg: 0, lastSeq, otherReadSeq: this.otherReadSeq }
  }

  #markRead(seq: number) {
    if (seq <= this.readSeq) return
    this.readSeq = seq
    for (const tab of this.tabs) tab.receive('messages-read', { roomId: room, reader: me, seq })
  }

  answer(sent: SentMessage, from: FakeTab): SendOutcome {
    const refusal = this.refusals.shift()
    if (refusal) return { clientId: sent.clientId, ...refusal } as SendOutcome
    const { _id, seq, createdAt, message, clientId } = this.store(
      me,
      sent.message,
      sent.clientId,
      from,
    )
    return { _id, seq, createdAt, message, clientId }
  }
}

/** One tab of the user: its own connection and the storage that all tabs share. */
export class FakeTab {
  connected = true
  /** Events of the server that are dropped. */
  deaf = false
  readonly deps: ChatDeps
  readonly #server: FakeServer
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(server: FakeServer, storage?: QueueStorage) {
    this.#server = server
    const transport: Transport = {
      isConnected: () => this.connected,
      emit: (name, ...args) => this.#emitted(name, args as never),
      on: (name, listener) => {
        const listeners = this.#listeners.get(name) ?? new Set()
        this.#listeners.set(name, listeners.add(listener as Listener))
        return () => void listeners.delete(listener as Listener)
      },
    }
    const call = server.call as unknown as Api['call']
    const newId = () => crypto.randomUUID()
    this.deps = { me, transport, call, now: () => Date.now(), newId, ...(storage && { storage }) }
  }

  receive(name: string, ...args: unknown[]) {
    if (!this.connected || this.deaf) return
    for (const listener of this.#listeners.get(name) ?? []) listener(...(args as never[]))
  }

  cut() {
    this.receive('disconnect')
    this.connected = false
  }

  join() {
    this.connected = true
    this.receive('connect')
  }

  #emitted(
    name: string,
    [sent, done]: [SentMessage, ((outcome: SendOutcome) => void) | undefined],
  ) {
    if (!this.connected) return
    this.#server.emitted.push({ name, ...(sent.message && { text: sent.message }) })
    if (name !== 'send-message') return
    const outcome = this.#server.answer(sent, this)
    if (!this.#server.losesAnswers) queueMicrotask(() => done?.(outcome))
  }
}

/** A local storage that two tabs may share. */
export function memoryStorage(): QueueStorage & { text: string | null } {
  const storage = {
    text: null as string | null,
    read: () => storage.text,
    write(text: string) {
      storage.text = text
      return true
    },
  }
  return storage
}
