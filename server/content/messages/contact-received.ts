import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownText } from '../../platform/messages/mail/shown-facts.ts'
import { labels, reasons, type TicketDetails } from './contact-words.ts'

type Facts = MessageFacts & Pick<TicketDetails, 'ticket' | 'mobile' | 'mode' | 'reason' | 'message'>

/** Confirms that a message was received: the ticket number, the text, and how we reply. */
export function contactReceived({ language, origin, ...written }: Facts): Unaddressed {
  const { ticket, mobile, mode, reason } = written
  // The address may be that of somebody else, so nothing in the words becomes a link.
  const lines = written.message.split('\n').map((line) => shownText(line, line.length * 2))
  const factsIn = (of: MailLanguage) => [
    { label: labels[of].ticket, value: ticket, ltr: true as const },
    { label: labels[of].reason, value: reasons[of][reason] },
    ...(mode === 'mobile' ? [{ label: labels[of].mobile, value: mobile, ltr: true as const }] : []),
  ]
  // Once is enough: both readers are the same person.
  const quoteIn = (of: MailLanguage) => ((language === 'ar') === (of === 'ar') ? lines : [])
  return bilingualMail(
    { language, origin },
    {
      en: {
        subject: `We have received your message: ${ticket}`,
        title: 'We have received your message',
        introduction:
          mode === 'mobile'
            ? 'We will call you on the number below during our opening hours.'
            : 'We will reply by e-mail to this address.',
        facts: factsIn('en'),
        quote: quoteIn('en'),
        notes: [
          'Quote this ticket number if you contact us about this again.',
          'If you did not write to us, someone entered your address by mistake. No action is needed.',
        ],
      },
      ar: {
        subject: `وصلتنا رسالتك: ${ticket}`,
        title: 'وصلتنا رسالتك',
        introduction:
          mode === 'mobile'
            ? 'سنتصل بك على الرقم أدناه خلال ساعات العمل.'
            : 'سنرد عليك بالبريد الإلكتروني على هذا العنوان.',
        facts: factsIn('ar'),
        quote: quoteIn('ar'),
        notes: [
          'اذكر رقم الطلب إذا راسلتنا أو اتصلت بنا بهذا الشأن مرة أخرى.',
          'إن لم تكن قد راسلتنا فقد كُتب عنوانك خطأً، ولا يلزمك شيء.',
        ],
      },
    },
  )
}
