import { useEffect, useRef, useState } from 'react'
import type { RoomInfo } from '#contract/chat.ts'
import { callHref, phoneText, whatsappHref } from '#web/shell/contact-links.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { InitialsPlate } from '#web/ui/initials-plate.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { BackLink } from './back-link.tsx'
import type { DeskKind } from './desk-kind.ts'
import type { Chat } from './core/chat.ts'
import { DropMenu } from '#web/ui/drop-menu.tsx'
import { recordLead } from './record-lead.ts'
import { partNameIn } from '#web/shell/part-name.ts'
import { ReportDialog } from './report-dialog.tsx'
import { useBlock } from './use-block.ts'
import { useObservable } from './use-chat.ts'

type HeadProps = { chat: Chat; room: RoomInfo; kind: DeskKind }

/** The contact, their presence, and other ways to reach them. */
export function ConversationHead({ chat, room, kind }: HeadProps) {
  const { t } = useTranslation('chat')
  const { online } = useObservable(chat.rooms)
  const name = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Where the conversation replaces the list, it takes the focus.
    if (matchMedia('(width <= 991px)').matches) name.current?.focus({ preventScroll: true })
  }, [])
  const isOnline = online.has(room.userId)
  // A contact who has blocked the user doesn't share their presence.
  const showsPresence = room.blocked !== 'by_them'
  const isTyping = useObservable(chat.typing).isTyping(room.roomId)
  return (
    <header className="conversation-head">
      <BackLink kind={kind} />
      <span className="room-plate">
        <InitialsPlate name={room.userName} src={room.userAvatar} />
        {showsPresence && <span className="presence-dot" data-online={isOnline ? '' : undefined} />}
      </span>
      <div className="me-auto min-w-0">
        <h2 ref={name} id="conversation-with" className="conversation-name" tabIndex={-1}>
          <bdi>{room.userName}</bdi>
        </h2>
        {showsPresence && (
          <p className="conversation-presence" data-typing={isTyping ? '' : undefined}>
            {t(isTyping ? 'presence.typing' : isOnline ? 'presence.online' : 'presence.away')}
          </p>
        )}
      </div>
      <ContactLinks room={room} />
      <HeadMenu chat={chat} room={room} />
    </header>
  )
}

/** A WhatsApp conversation that starts with the part and its link. */
function useWhatsapp({ userPhone, listing }: RoomInfo): string {
  const { t } = useTranslation('chat')
  const { language, origin } = usePage()
  const greeting = t('head.greeting', {
    part: partNameIn(listing, language),
    sku: listing.partSKU,
  })
  const link = `${origin}/spare-part-details/${listing.slug}?seller=${listing.user}`
  return whatsappHref(userPhone, `${greeting}\n${link}`)
}

function ContactLinks({ room }: { room: RoomInfo }) {
  const { t } = useTranslation('chat')
  const whatsapp = useWhatsapp(room)
  const { userName, userPhone } = room
  if (!userPhone) return null
  return (
    <>
      <a
        href={callHref(userPhone)}
        className="head-button head-call"
        aria-label={t('head.call', { name: userName })}
        onClick={() => recordLead(room, 'call')}
      >
        <Icon name="phone" />
        <bdi dir="ltr">{phoneText(userPhone)}</bdi>
      </a>
      <a
        href={whatsapp}
        target="_blank"
        rel="noopener"
        className="head-button head-whatsapp"
        aria-label={t('head.whatsapp', { name: userName })}
        onClick={() => recordLead(room, 'whatsapp')}
      >
        <Icon name="whatsapp" />
      </a>
    </>
  )
}

function HeadMenu({ chat, room }: Pick<HeadProps, 'chat' | 'room'>) {
  const { t } = useTranslation('chat')
  const [dialog, setDialog] = useState<'block' | 'report'>()
  const { setBlocked } = useBlock(chat, room)
  const close = () => setDialog(undefined)
  const mine = room.blocked === 'by_me'
  const whatsapp = useWhatsapp(room)
  return (
    <>
      <DropMenu
        label={t('head.more')}
        title={t('head.more')}
        icon={<Icon name="more" />}
        className="head-button"
      >
        {room.userPhone && (
          <a
            href={whatsapp}
            target="_blank"
            rel="noopener"
            className="drop-item menu-row menu-whatsapp"
            onClick={() => recordLead(room, 'whatsapp')}
          >
            <Icon name="whatsapp" />
            {t('head.whatsapp', { name: room.userName })}
          </a>
        )}
        <button
          type="button"
          className="drop-item menu-row"
          onClick={() => (mine ? void setBlocked(false) : setDialog('block'))}
        >
          <Icon name="block" />
          {t(mine ? 'head.unblock' : 'head.block')}
        </button>
        <button type="button" className="drop-item menu-row" onClick={() => setDialog('report')}>
          <Icon name="flag" />
          {t('head.report')}
        </button>
      </DropMenu>
      {dialog === 'block' && <BlockDialog chat={chat} room={room} onClose={close} />}
      {dialog === 'report' && <ReportDialog roomId={room.roomId} onClose={close} />}
    </>
  )
}
