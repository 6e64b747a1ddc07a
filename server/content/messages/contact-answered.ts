import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownText } from '../../platform/messages/mail/shown-facts.ts'
import { labels } from './contact-words.ts'

type Facts = MessageFacts & { ticket: string; answer: string; message: string }

const QUOTED = 600

/** The operator's answer to a message of the contact form, with the beginning of that message. */
export function contactAnswered({ language, origin, ticket, answer, message }: Facts): Unaddressed {
  const lines = answer.split('\n')
  const quoteIn = (of: MailLanguage) => ((language === 'ar') === (of === 'ar') ? lines : [])
  // What was written may be somebody else's words: nothing in it becomes a link.
  const asked = shownText(message, QUOTED)
  return bilingualMail(
    { language, origin },
    {
      en: {
        subject: `Our answer to your message ${ticket}`,
        title: 'Our answer to your message',
        introduction: 'You wrote to us through the contact form. This is our answer.',
        facts: [
          { label: labels.en.ticket, value: ticket, ltr: true },
          { label: 'You wrote', value: asked },
        ],
        quote: quoteIn('en'),
        notes: ['Quote this ticket number if you contact us about this again.'],
      },
      ar: {
        subject: `ردنا على رسالتك ${ticket}`,
        title: 'ردنا على رسالتك',
        introduction: 'راسلتنا عبر نموذج التواصل، وهذا ردنا.',
        facts: [
          { label: labels.ar.ticket, value: ticket, ltr: true },
          { label: 'كتبتَ لنا', value: asked },
        ],
        quote: quoteIn('ar'),
        notes: ['اذكر رقم الطلب إذا راسلتنا أو اتصلت بنا بهذا الشأن مرة أخرى.'],
      },
    },
  )
}
