/** Two who talk: the token that each shows, the ids that each is known by, and their room. */
export type Pair = { roomId: string; people: [Talker, Talker] }
export type Talker = { id: string; token: string }

/** Milliseconds. */
export type Spread = { p50: number; p99: number; most: number }

export type Load = {
  sent: number
  /** Those that the sender was told are stored; those that the other side heard. */
  acknowledged: number
  heard: number
  /** From sending to hearing on the other side, and to being told that it is stored. */
  toHear: Spread
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
