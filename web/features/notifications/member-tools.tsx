import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { useUnread } from '#web/shell/unread.ts'
import { Icon } from '#web/ui/icon.tsx'
import { badgeText } from './badge-text.ts'
import { BellPanel } from './bell-panel.tsx'
import { useTabTitle } from './tab-title.ts'
import { useLiveUnread } from './use-live-unread.ts'
import './member-tools.css'

/** The bell and the link to the chats, in the header for signed-in users. */
export default function MemberTools() {
  const { t } = useTranslation('notifications')
  const { messages, notifications } = useUnread()
  const [open, setOpen] = useState(false)
  const bell = useRef<HTMLButtonElement>(null)
  useLiveUnread()
  useTabTitle(messages)
  useUnreadAttribute(messages > 0)
  return (
    <>
      <Link to="/chats" className="icon-button tool tool-chats">
        <Icon name="contact" className="text-xl" />
        <Badge label={t('chats')} count={messages} text={t('messages', { count: messages })} />
      </Link>
      <button
        ref={bell}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="icon-button tool"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" className="text-xl" />
        <Badge
          label={t('title')}
          count={notifications}
          text={t('unread', { count: notifications })}
        />
      </button>
      {/* Describes the account button beside it, whose menu has the link to the chats on a phone. */}
      <span id="unread-note" hidden>
        {messages > 0 && t('messages', { count: messages })}
      </span>
      {open && <BellPanel bell={bell} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The name of the tool, and its count with a text for screen readers. */
function Badge({ label, count, text }: { label: string; count: number; text: string }) {
  return (
    <>
      <span className="sr-only">
        {label}
        {count > 0 && `: ${text}`}
      </span>
      {count > 0 && (
        <bdi dir="ltr" className="corner-badge" aria-hidden="true">
          {badgeText(count)}
        </bdi>
      )}
    </>
  )
}

/**
 * Tells the header's styles that there are unread messages: on a phone the account button has a
 * dot.
 */
function useUnreadAttribute(waiting: boolean) {
  useEffect(() => {
    const { documentElement: root } = document
    root.toggleAttribute('data-unread', waiting)
    return () => root.removeAttribute('data-unread')
  }, [waiting])
}
