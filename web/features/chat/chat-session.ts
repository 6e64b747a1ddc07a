import type { Language } from '#contract/language.ts'
import { browserApi } from '#web/shell/api.ts'
import { loginNow, type LoginRecord } from '#web/shell/login-record.ts'
import { randomId } from '#web/shell/random-id.ts'
import { onlineUsers, realtime, type RealtimeSocket } from '#web/shell/realtime.ts'
import { storedText } from '#web/ui/stored-text.ts'
import { Chat } from './core/chat.ts'
import { socketTransport } from './core/socket-transport.ts'
import type { QueueStorage } from './core/chat-deps.ts'
import { draftsKey, queueKey } from './queue-key.ts'

type Session = { token: string; chat: Chat; end: () => void }

let current: Session | undefined

/**
 * The chat of this tab for the signed-in user; undefined for a visitor. It outlives navigation, so
 * that queued messages are sent from any page.
 */
export function currentChat(language: Language): Chat | undefined {
  const login = loginNow()
  if (current && current.token !== login?.token) {
    current.end()
    current = undefined
  }
  const socket = login && realtime(language)
  if (!login || !socket) return undefined
  current ??= startSession(login, socket, language)
  return current.chat
}

function startSession(
  { _id, token }: LoginRecord,
  socket: RealtimeSocket,
  language: Language,
): Session {
  const key = queueKey(_id)
  const api = browserApi(language)
  removeOtherDrafts(draftsKey(_id))
  const chat = new Chat({
    me: _id,
    transport: socketTransport(socket),
    // The next user to sign in must not send the messages of this one.
    call: async (name, input, options) => {
      if (loginNow()?.token !== token) throw new Error('Signed out')
      return api.call(name, input, options)
    },
    storage: storageOf(key),
    drafts: storageOf(draftsKey(_id)),
    now: () => Date.now(),
    newId: randomId,
  })
  const onStorage = ({ key: changed }: StorageEvent) => {
    if (changed === key) chat.outbox.refresh()
    if (changed === 'login' && loginNow()?.token !== token) chat.stop()
  }
  // The network is back: no need to wait for the next attempt.
  const reconnect = () => void (socket.connected || socket.connect())
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (chat.outbox.hasFiles) event.preventDefault()
  }
  addEventListener('beforeunload', onBeforeUnload)
  addEventListener('storage', onStorage)
  addEventListener('online', reconnect)
  chat.start()
  chat.rooms.setOnline(onlineUsers())
  const end = () => {
    removeEventListener('beforeunload', onBeforeUnload)
    removeEventListener('storage', onStorage)
    removeEventListener('online', reconnect)
    chat.stop()
  }
  return { token, chat, end }
}

function storageOf(key: string): QueueStorage {
  const stored = storedText(key)
  return { ...stored, write: (text) => stored.write(text === '[]' ? null : text) }
}

/** Removes drafts of other users of this device. */
function removeOtherDrafts(ownKey: string) {
  try {
    const others = Object.keys(localStorage).filter(
      (key) => key.startsWith(draftsKey('')) && key !== ownKey,
    )
    for (const key of others) localStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts.
  }
}
