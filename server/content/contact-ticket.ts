import { randomInt } from 'node:crypto'

// At most one of each group that looks alike: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V.
const signs = '2345679ACDEFGHJKMNPQRTWXY'

const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

/** A random ticket number such as "GH-7K4Q-9XM2", easy to read out and type. */
export const newTicket = () => `GH-${four()}-${four()}`
