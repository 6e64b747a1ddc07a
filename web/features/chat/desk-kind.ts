/**
 * `discussion` shows a seller's conversations by part, `chats` all conversations of the user by
 * time.
 */
export type DeskKind = 'chats' | 'discussion'
