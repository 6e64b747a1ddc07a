import type { Message } from '#contract/chat.ts'
import { Conversation } from './conversation.ts'
import { Drafts } from './drafts.ts'
import { Outbox } from './outbox.ts'
import { Rooms } from './rooms.ts'
import { Typing } from './typing.ts'
import { Observable } from './observable.ts'
import type { ChatDeps } from './chat-deps.ts'

/**
 * The state of the user's conversations in one tab. Dispatches the server's events; after every
 * reconnection it fetches what may have been missed. `version` counts changes of the connection.
 */
export class Chat extends Observable {
  readonly rooms: Rooms
  readonly outbox: Outbox
  readonly typing: Typing
  readonly drafts: Drafts
  readonly #deps: ChatDeps
  readonly #conversations = new Map<string, Conversation>()
  #unsubscribers: (() => void)[] = []
  #visibleRoom: string | undefined

  constructor(deps: ChatDeps) {
    super()
    this.#deps = deps
    this.rooms = new Rooms(deps, () => this.#compare())
    this.typing = new Typing(deps)
    this.drafts = new Drafts(deps.drafts)
    this.outbox = new Outbox(deps, (message) => this.#receive(message))
  }

  get me(): string {
    return this.#deps.me
  }

  get connected(): boolean {
    return this.#deps.transport.isConnected()
  }

  /** Listens and loads until `stop`. */
  start() {
    const { on } = this.#deps.transport
    this.#unsubscribers = [
      on('connect', () => this.#connected()),
      on('disconnect', () => this.#disconnected()),
      on('sync', () => this.refresh()),
      on('receive-message', (message) => this.#receive(message)),
      on('message-sent-success', (outcome) => this.outbox.onOutcome(outcome)),
      on('message-sent-failed', (outcome) => this.outbox.onOutcome(outcome)),
      on('messages-read', ({ roomId, reader, seq }) => this.#read(roomId, reader, seq)),
      on('init', (online) => this.rooms.setOnline(online)),
      on('user_disconnected', (online) => this.rooms.setOnline(online)),
      on('user-start-typing', (typing) => this.typing.otherStarted(typing)),
      on('user-stop-typing', (typing) => this.typing.otherStopped(typing)),
    ]
    this.outbox.start()
    this.refresh()
  }

  stop() {
    for (const unsubscribe of this.#unsubscribers) unsubscribe()
    this.#unsubscribers = []
    this.typing.stop()
    this.outbox.stop()
    this.rooms.stop()
    for (const conversation of this.#conversations.values()) conversation.stop()
  }

  /** A conversation, created on first use. */
  conversation(roomId: string): Conversation {
    const known = this.#conversations.get(roomId)
    if (known) return known
    const conversation = new Conversation(this.#deps, roomId, {
      onMessages: (messages) => this.#arrived(messages),
      onRead: (seq) => this.rooms.read(roomId, this.me, seq),
    })
    this.#conversations.set(roomId, conversation)
    return conversation
  }

  /** The visible conversation; undefined when the page is in the background. */
  setVisibleRoom(roomId: string | undefined) {
    if (this.#visibleRoom !== undefined) this.conversation(this.#visibleRoom).visible = false
    this.#visibleRoom = roomId
    if (roomId === undefined) return
    const conversation = this.conversation(roomId)
    conversation.visible = true
    void conversation.catchUp()
    void conversation.onRead()
  }

  /** Fetches whatever may have been missed. */
  refresh() {
    void this.rooms.reload()
    if (this.#visibleRoom !== undefined) void this.conversation(this.#visibleRoom).catchUp()
  }

  /** Compares the rooms with the conversations to find those that are behind. */
  #compare() {
    for (const [roomId, conversation] of this.#conversations) {
      const room = this.rooms.get(roomId)
      if (!room) continue
      conversation.catchUpTo(room.lastSeq)
      if (room.otherReadSeq > conversation.otherReadSeq) {
        conversation.read(room.userId, room.otherReadSeq)
      }
    }
  }

  #connected() {
    this.outbox.onConnected()
    this.refresh()
    this.notify()
  }

  #disconnected() {
    this.outbox.onDisconnected()
    // Without a connection the presence is unknown.
    this.rooms.setOnline([])
    this.notify()
  }

  #receive(message: Message) {
    const { room, sender } = message
    if (sender !== this.me) this.typing.otherStopped({ roomId: room })
    const visible = room === this.#visibleRoom
    const conversation = this.#conversations.get(room)
    if (conversation) conversation.receive(message)
    else this.#arrived([message])
    this.rooms.receive(message, visible)
    if (visible) void conversation?.onRead()
  }

  #arrived(messages: readonly Message[]) {
    for (const { sender, clientId } of messages) {
      if (sender === this.me) this.outbox.onStored(clientId)
    }
  }

  #read(roomId: string, reader: string, seq: number) {
    this.rooms.read(roomId, reader, seq)
    this.#conversations.get(roomId)?.read(reader, seq)
  }
}
