/** Two members of a conversation: their ids, tokens and room. */
export type Pair = { roomId: string; people: [ChatMember, ChatMember] }
export type ChatMember = { id: string; token: string }

/** Milliseconds. */
export type Spread = { p50: number; p99: number; most: number }

export type Load = {
  sent: number
  /** Those that the sender knows to be stored; those that the other side received. */
  acknowledged: number
  received: number
  /** From sending to receiving on the other side, and to knowing that it is stored. */
  toReceive: Spread
  toKnow: Spread
}

/** What the process of the clients is asked to do, and what it answers. */
export type Tasks = {
  connect: { given: { url: string; pairs: Pair[] }; answer: number }
  load: { given: { perSecond: number; seconds: number }; answer: Load }
  /** Cuts all connections at once; seconds until the last is back. */
  storm: { given: object; answer: { seconds: number; refused: number } }
  end: { given: object; answer: number }
}
