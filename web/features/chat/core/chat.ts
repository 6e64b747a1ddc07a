import type { Message } from '#contract/chat.ts'
import { Conversation } from './conversation.ts'
import { Drafts } from './drafts.ts'
import { Outbox } from './outbox.ts'
import { Rooms } from './rooms.ts'
import { Typing } from './typing.ts'
import { Watched } from './watched.ts'
import type { World } from './world.ts'

/**
 * Everything that one tab knows of the user's conversations. What the server says goes to whom it
 * concerns; after every connection, what may have been missed is asked for. `version` counts changes
 * of the connection.
 */
export class Chat extends Watched {
  readonly rooms: Rooms
  readonly outbox: Outbox
  readonly typing: Typing
  readonly drafts: Drafts
  readonly #world: World
  readonly #conversations = new Map<string, Conversation>()
  #ends: (() => void)[] = []
  #inSight: string | undefined

  constructor(world: World) {
    super()
    this.#world = world
    this.rooms = new Rooms(world, () => this.#compare())
    this.typing = new Typing(world)
    this.drafts = new Drafts(world.drafts)
    this.outbox = new Outbox(world, (message) => this.#receive(message))
  }

  get me(): string {
    return this.#world.me
  }

  get connected(): boolean {
    return this.#world.transport.isConnected()
  }

  /** Listens and loads until `stop`. */
  start() {
    const { on } = this.#world.transport
    this.#ends = [
      on('connect', () => this.#connected()),
      on('disconnect', () => this.#disconnected()),
      on('sync', () => this.refresh()),
      on('receive-message', (message) => this.#receive(message)),
      on('message-sent-success', (outcome) => this.outbox.told(outcome)),
      on('message-sent-failed', (outcome) => this.outbox.told(outcome)),
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
    for (const end of this.#ends) end()
    this.#ends = []
    this.typing.stop()
    this.outbox.stop()
    this.rooms.stop()
    for (const conversation of this.#conversations.values()) conversation.stop()
  }

  /** A conversation, loaded when it is first asked for. */
  conversation(roomId: string): Conversation {
    const known = this.#conversations.get(roomId)
    if (known) return known
    const conversation = new Conversation(this.#world, roomId, {
      arrived: (messages) => this.#arrived(messages),
      seen: (seq) => this.rooms.read(roomId, this.me, seq),
    })
    this.#conversations.set(roomId, conversation)
    return conversation
  }

  /** What is on the screen and looked at; undefined when the page is in the background. */
  lookAt(roomId: string | undefined) {
    if (this.#inSight !== undefined) this.conversation(this.#inSight).inSight = false
    this.#inSight = roomId
    if (roomId === undefined) return
    const conversation = this.conversation(roomId)
    conversation.inSight = true
    void conversation.catchUp()
    void conversation.seen()
  }

  /** Asks for whatever may have been missed. */
  refresh() {
    void this.rooms.reload()
    if (this.#inSight !== undefined) void this.conversation(this.#inSight).catchUp()
  }

  /** What the rooms say shows which conversations are behind. */
  #compare() {
    for (const [roomId, conversation] of this.#conversations) {
      const room = this.rooms.get(roomId)
      if (!room) continue
      conversation.heardOf(room.lastSeq)
      if (room.otherReadSeq > conversation.otherReadSeq) {
        conversation.read(room.userId, room.otherReadSeq)
      }
    }
  }

  #connected() {
    this.outbox.connected()
    this.refresh()
    this.changed()
  }

  #disconnected() {
    this.outbox.disconnected()
    // Who is there isn't known any more.
    this.rooms.setOnline([])
    this.changed()
  }

  #receive(message: Message) {
    const { room, sender } = message
    if (sender !== this.me) this.typing.otherStopped({ roomId: room })
    const inSight = room === this.#inSight
    const conversation = this.#conversations.get(room)
    if (conversation) conversation.receive(message)
    else this.#arrived([message])
    this.rooms.receive(message, inSight)
    if (inSight) void conversation?.seen()
  }

  #arrived(messages: readonly Message[]) {
    for (const { sender, clientId } of messages) {
      if (sender === this.me) this.outbox.arrived(clientId)
    }
  }

  #read(roomId: string, reader: string, seq: number) {
    this.rooms.read(roomId, reader, seq)
    this.#conversations.get(roomId)?.read(reader, seq)
  }
}
