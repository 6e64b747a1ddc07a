import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import type { MailItem } from '../../platform/messages/mail/mail-block.ts'
import { shownName, shownText } from '../../platform/messages/mail/shown-facts.ts'
import type { UnreadRoom } from '../digest.store.ts'
import { moreRooms, newMessages } from './counted.ts'

type Facts = MessageFacts & {
  rooms: Omit<UnreadRoom, 'no' | 'upTo'>[]
  /** The link by which such mails are stopped. */
  stop: string
}

const MOST_ROOMS = 10
const LONGEST_TEXT = 140
const LONGEST_NUMBER = 40

const aFile = { en: 'Sent a file', ar: 'أرسل ملفاً' }

/** The mail about unread messages: with whom, about which part, and the latest text. */
export function unreadMessages({ rooms, ...facts }: Facts): Unaddressed {
  const total = rooms.reduce((sum, { unread }) => sum + unread, 0)
  const listed = rooms.slice(0, MOST_ROOMS)
  const left = rooms.length - listed.length
  const inLanguage = (language: MailLanguage) => ({
    items: listed.map((room) => itemOf(room, language)),
    ...(left > 0 && { more: moreRooms(left, language) }),
  })
  return bilingualMail(
    { ...facts, href: `${facts.origin}/chats` },
    {
      en: {
        subject: `${newMessages(total, 'en')} on Ghiyar`,
        title: `You have ${newMessages(total, 'en')}`,
        introduction: 'They arrived while you were away:',
        ...inLanguage('en'),
        button: 'Read and reply',
        notes: ['A quick reply saves time for buyers and sellers.'],
      },
      ar: {
        subject: `لديك ${newMessages(total, 'ar')} في غيار`,
        title: `لديك ${newMessages(total, 'ar')}`,
        introduction: 'وصلت أثناء غيابك:',
        ...inLanguage('ar'),
        button: 'قراءة الرسائل والرد',
        notes: ['الرد السريع يختصر الوقت على البائع والمشتري.'],
      },
    },
  )
}

function itemOf(room: Facts['rooms'][number], language: MailLanguage): MailItem {
  const { other, unread, partName, partNameAr, sku, text } = room
  return {
    title: `${shownName(other, language)} (${unread})`,
    detail: {
      name: shownName((language === 'ar' && partNameAr) || partName, language),
      number: shownText(sku, LONGEST_NUMBER),
    },
    text: shownText(text, LONGEST_TEXT) || aFile[language],
  }
}
