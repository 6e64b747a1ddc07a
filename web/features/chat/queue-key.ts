/** Where local storage keeps what somebody has written and not sent. */
export const queueKey = (userId: string) => `outbox:${userId}`

/** Where it keeps what somebody has begun to write. */
export const draftsKey = (userId: string) => `drafts:${userId}`
