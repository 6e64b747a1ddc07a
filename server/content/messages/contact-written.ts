import type { Language } from '#contract/language.ts'
import {
  bilingualMail,
  type MailLanguage,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import type { MailFact } from '../../platform/messages/mail/mail-block.ts'
import { shownTime } from '../../platform/messages/mail/shown-facts.ts'
import { labels, modes, reasons, type TicketDetails } from './contact-words.ts'

/** `language` is that of the sender: the operator replies in it if possible. */
type Facts = TicketDetails & { origin: string; language: Language }

/** All that somebody wrote, to the operator; answering it answers the sender. */
export function contactWritten({ origin, ...written }: Facts): Unaddressed {
  const { ticket, reason } = written
  return bilingualMail(
    { language: 'en', origin },
    {
      en: {
        subject: `${reasons.en[reason]}: ${ticket}`,
        title: reasons.en[reason],
        introduction: 'You have received a message through the contact form.',
        facts: factsOf(written, 'en'),
        quote: written.message.split('\n'),
        notes: ['Reply to this e-mail to answer the sender.'],
      },
      ar: {
        subject: `${reasons.ar[reason]}: ${ticket}`,
        title: reasons.ar[reason],
        introduction: 'وصلتك رسالة من نموذج التواصل.',
        facts: factsOf(written, 'ar'),
        notes: ['الرد على هذه الرسالة يصل إلى صاحبها.'],
      },
    },
  )
}

function factsOf(written: Omit<Facts, 'origin'>, of: MailLanguage): MailFact[] {
  const { ticket, name, email, mobile, mode, language, at } = written
  const label = labels[of]
  return [
    { label: label.ticket, value: ticket, ltr: true },
    { label: label.name, value: name },
    { label: label.email, value: email, ltr: true, href: `mailto:${encodeURIComponent(email)}` },
    { label: label.mobile, value: mobile, ltr: true, href: `tel:${mobile}` },
    { label: label.mode, value: modes[of][mode] },
    { label: label.language, value: new Intl.DisplayNames(of, { type: 'language' }).of(language)! },
    { label: label.at, value: shownTime(at, of) },
  ]
}
