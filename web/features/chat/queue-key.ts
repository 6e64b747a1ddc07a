/** Local storage key of the queued messages. */
export const queueKey = (userId: string) => `outbox:${userId}`

/** Local storage key of the drafts. */
export const draftsKey = (userId: string) => `drafts:${userId}`
