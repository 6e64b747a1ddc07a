import { Icon } from '#web/ui/icon.tsx'
import { memo } from 'react'
import type { Message } from '#contract/chat.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { AttachmentView } from './attachment-view.tsx'
import { MessageText } from './message-text.tsx'
import { TimeText } from './time-text.tsx'

type MessageBubbleProps = {
  message: Message
  /** The sender; undefined for the user's own messages. */
  from: string | undefined
  /** The previous message is from the same sender, shortly before. */
  follows: boolean
  /** The next message shows the same time and ticks. */
  quiet: boolean
  /** The contact has read it. */
  read: boolean
  now: number
}

/** A stored message. */
export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { message, from, follows, quiet, read, now } = props
  const { t } = useTranslation('chat')
  const own = from === undefined
  return (
    <li className="bubble" data-own={own ? '' : undefined} data-follows={follows ? '' : undefined}>
      <span className="sr-only">{own ? t('messages.fromYou') : from}: </span>
      {message.attachment && <AttachmentView attachment={message.attachment} />}
      {message.message && (
        <p dir="auto" className="bubble-text">
          <MessageText text={message.message} links />
        </p>
      )}
      <p className={quiet ? 'sr-only' : 'bubble-foot'}>
        <TimeText sent={message.createdAt} now={now} />
        {own && (
          <span className="ticks" data-read={read ? '' : undefined}>
            <Icon name={read ? 'read' : 'check'} />
            <span className="sr-only">{t(read ? 'messages.read' : 'messages.sent')}</span>
          </span>
        )}
      </p>
    </li>
  )
})
