import type { Language } from '#contract/language.ts'
import { callTimes, type CallTime } from '#contract/callback-status.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import type { MailFact } from '../../platform/messages/mail/mail-block.ts'
import { shownName, shownText } from '../../platform/messages/mail/shown-facts.ts'
import type { Message } from '../../platform/messages/message.ts'
import { namedPart, type Part } from './named-part.ts'

type Asked = {
  name: string
  /** E.164. */
  phone: string
  note: string
  /** One of the times that the form offers, or free text. */
  preferred: string
  part: Part
}

type Facts = MessageFacts & Asked & { stop: string }

const LONGEST_NOTE = 500
const LONGEST_PREFERRED = 80

const times: Record<MailLanguage, Record<CallTime, string>> = {
  en: {
    soon: 'As soon as possible',
    morning: 'In the morning',
    afternoon: 'In the afternoon',
    evening: 'In the evening',
  },
  ar: { soon: 'في أقرب وقت', morning: 'صباحاً', afternoon: 'بعد الظهر', evening: 'مساءً' },
}

const isCallTime = (text: string): text is CallTime =>
  (callTimes as readonly string[]).includes(text)

function factsOf(asked: Asked, language: MailLanguage): MailFact[] {
  const { name, phone, preferred, part } = asked
  const label = labels[language]
  const note = shownText(asked.note, LONGEST_NOTE)
  const when = isCallTime(preferred)
    ? times[language][preferred]
    : shownText(preferred, LONGEST_PREFERRED)
  const { partName, number } = namedPart(part, language)
  return [
    { label: label.name, value: shownName(name, language) },
    { label: label.phone, value: phone, ltr: true, href: `tel:${phone}` },
    ...(when === '' ? [] : [{ label: label.when, value: when }]),
    { label: label.part, value: partName },
    { label: label.number, value: number, ltr: true },
    ...(note === '' ? [] : [{ label: label.note, value: note }]),
  ]
}

const labels = {
  en: {
    name: 'Name',
    phone: 'Phone',
    when: 'Best time',
    part: 'Part',
    number: 'Part number',
    note: 'Note',
  },
  ar: {
    name: 'الاسم',
    phone: 'الهاتف',
    when: 'الوقت المناسب',
    part: 'القطعة',
    number: 'رقم القطعة',
    note: 'ملاحظة',
  },
}

/** The mail to a company about a new call-back request. */
export function callbackAsked({ language, origin, stop, ...asked }: Facts): Unaddressed {
  const facts = { language, origin, stop, href: `${origin}/my-callbacks` }
  return bilingualMail(facts, {
    en: {
      subject: `Call-back request: ${namedPart(asked.part, 'en').number}`,
      title: 'A customer has requested a call',
      introduction: 'A customer is interested in a part you sell on Ghiyar.',
      facts: factsOf(asked, 'en'),
      button: 'View call-back requests',
      notes: ['After calling, mark the request as called so the customer can see it.'],
    },
    ar: {
      subject: 'طلب معاودة اتصال',
      title: 'عميل يطلب أن تتصل به',
      introduction: 'هناك من يهتم بقطعة تعرضها في غيار.',
      facts: factsOf(asked, 'ar'),
      button: 'عرض طلبات الاتصال',
      notes: ['بعد الاتصال ضع على الطلب علامة «تم الاتصال» ليعرف العميل ذلك.'],
    },
  })
}

const LONGEST_SMS_NAME = 30

/** The same as an SMS: one sentence in the recipient's language. */
export function callbackAskedBySms({
  language,
  name,
  phone,
  part,
}: Pick<Asked, 'name' | 'phone' | 'part'> & { language: Language }): Omit<Message, 'to'> {
  const inArabic = language === 'ar'
  const who = shownText(shownName(name, inArabic ? 'ar' : 'en'), LONGEST_SMS_NAME)
  const { number } = namedPart(part, 'en')
  return inArabic
    ? {
        channel: 'sms',
        subject: 'طلب معاودة اتصال',
        // The marks keep the signs of number and phone where they belong between Arabic words.
        text: `غيار: ${who} يطلب الاتصال به بخصوص القطعة \u200e${number}\u200e على الرقم \u200e${phone}`,
      }
    : {
        channel: 'sms',
        subject: 'Call-back request',
        text: `Ghiyar: ${who} requests a call about part ${number}: ${phone}`,
      }
}
