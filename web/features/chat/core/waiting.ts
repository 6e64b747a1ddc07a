import type { QueueStorage } from './world.ts'

/** A message that is written and not yet known to be stored. */
export type Waiting = {
  clientId: string
  roomId: string
  /** To whom it goes. */
  receiver: string
  text: string
  /** When it was written, in ms since 1970. */
  at: number
  /** Lives as long as the page: files are too large for where the texts are kept. */
  file?: File
  state: 'queued' | 'sending' | 'failed'
  /** Too much was written at once: it goes on by itself then, in ms since 1970. */
  waitsUntil?: number
  /** How much of the file has gone, 0 to 1. */
  progress?: number
  /** Why it was refused: a code, and the server's words; `final` where it never can be taken. */
  refusal?: { code: string; message: string; final?: boolean }
}

type Kept = Pick<Waiting, 'clientId' | 'roomId' | 'receiver' | 'text' | 'at' | 'refusal'>

const isKept = (value: unknown): value is Kept => {
  const item = value as Partial<Kept> | null
  const texts = [item?.clientId, item?.roomId, item?.receiver, item?.text]
  return texts.every((text) => typeof text === 'string') && typeof item?.at === 'number'
}

/** The texts that wait, whichever tab wrote them; what can't be read counts as nothing. */
export function readWaiting(storage: QueueStorage | undefined): Waiting[] {
  try {
    const list = JSON.parse(storage?.read() ?? '[]') as unknown
    if (!Array.isArray(list)) return []
    return list
      .filter(isKept)
      .map((item) => ({ ...item, state: item.refusal ? 'failed' : 'queued' }))
  } catch {
    return []
  }
}

/**
 * Keeps one text, or what became of it; without `item` it waits no more. Others stay as they are.
 * False where it would not outlast the page.
 */
export function keepWaiting(
  storage: QueueStorage | undefined,
  clientId: string,
  item?: Waiting,
): boolean {
  if (!storage || item?.file) return false
  const others = readWaiting(storage).filter((other) => other.clientId !== clientId)
  const all = item ? [...others, item].sort((one, other) => one.at - other.at) : others
  const kept = all.map(({ clientId, roomId, receiver, text, at, refusal }): Kept => ({
    ...{ clientId, roomId, receiver, text, at },
    ...(refusal && { refusal }),
  }))
  try {
    storage.write(JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}
