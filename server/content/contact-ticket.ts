import { randomInt } from 'node:crypto'

// Of signs that look alike (0 and O, 1 and I and L, 2 and Z, 5 and S, 8 and B, U and V) one at most.
const signs = '2345679ACDEFGHJKMNPQRTWXY'

const four = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

/** The number of a ticket, as "GH-7K4Q-9XM2": random, to be read out and typed. */
export const newTicket = () => `GH-${four()}-${four()}`
