/** A picture or a document in a message. */
export const attachmentBytes = 10 * 1024 * 1024

export const reportReasons = ['spam', 'fraud', 'abuse', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]
