import { parseStored } from '#web/ui/stored-text.ts'
import type { QueueStorage } from './chat-deps.ts'

/** A message that isn't yet known to be stored. */
export type QueuedMessage = {
  clientId: string
  roomId: string
  /** The recipient. */
  receiver: string
  text: string
  /** When it was written, in ms since 1970. */
  at: number
  /** Lost with the page: files are too large for the storage of the texts. */
  file?: File
  state: 'queued' | 'sending' | 'failed'
  /** Rate limited: sent again at this time, in ms since 1970. */
  retryAt?: number
  /** The share of the file that has been sent, 0 to 1. */
  progress?: number
  /** Why it was refused: a code and the server's message; `final` if it can never be accepted. */
  refusal?: { code: string; message: string; final?: boolean }
}

type StoredMessage = Pick<
  QueuedMessage,
  'clientId' | 'roomId' | 'receiver' | 'text' | 'at' | 'refusal'
>

const isStoredMessage = (value: unknown): value is StoredMessage => {
  const item = value as Partial<StoredMessage> | null
  const texts = [item?.clientId, item?.roomId, item?.receiver, item?.text]
  return texts.every((text) => typeof text === 'string') && typeof item?.at === 'number'
}

/** The queued texts of all tabs; unreadable storage counts as empty. */
export function readQueued(storage: QueueStorage | undefined): QueuedMessage[] {
  const list = parseStored(storage?.read() ?? null, Infinity)
  if (!Array.isArray(list)) return []
  return list
    .filter(isStoredMessage)
    .map((item) => ({ ...item, state: item.refusal ? 'failed' : 'queued' }))
}

/**
 * Stores one message or its changed state; without `item` it is removed. Others stay unchanged.
 * Returns false if it would not survive the page.
 */
export function storeQueued(
  storage: QueueStorage | undefined,
  clientId: string,
  item?: QueuedMessage,
): boolean {
  if (!storage || item?.file) return false
  const others = readQueued(storage).filter((other) => other.clientId !== clientId)
  const all = item ? [...others, item].sort((one, other) => one.at - other.at) : others
  const stored = all.map(({ clientId, roomId, receiver, text, at, refusal }): StoredMessage => ({
    ...{ clientId, roomId, receiver, text, at },
    ...(refusal && { refusal }),
  }))
  return storage.write(JSON.stringify(stored))
}
