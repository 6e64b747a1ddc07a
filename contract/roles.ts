/** What somebody with an account is: a garage that buys, a company that sells, or one of us. */
export const roles = ['BUYER', 'SELLER', 'OPERATOR'] as const

export type Role = (typeof roles)[number]
