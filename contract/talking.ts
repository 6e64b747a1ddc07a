// What both sides of the wire say about favourites, call-backs, chat and notifications; no schemas.

export const favouriteOrders = ['latest', 'price', '-price', 'dropped'] as const
export type FavouriteOrder = (typeof favouriteOrders)[number]

/** A call-back goes forward by these steps, or one step back when that was a mistake. */
export const callbackStatuses = ['new', 'called', 'closed'] as const
export type CallbackStatus = (typeof callbackStatuses)[number]

/** The times of day that the form offers; other clients may write their own words. */
export const callTimes = ['soon', 'morning', 'afternoon', 'evening'] as const
export type CallTime = (typeof callTimes)[number]

export const longestMessage = 4_000
/** A picture or a document in a message. */
export const attachmentBytes = 10 * 1024 * 1024
export const longestQuickReply = 300
export const mostQuickReplies = 12

export const reportReasons = ['spam', 'fraud', 'abuse', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const notificationKinds = ['message', 'callback', 'callback_status', 'price_drop'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** What mails can be stopped by the link in them: those of one kind. */
export const mailKinds = ['message', 'callback', 'price_drop'] as const
export type MailKind = (typeof mailKinds)[number]
