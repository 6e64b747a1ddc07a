import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { codeNotes } from './code-sentences.ts'

type Facts = MessageFacts & { code: string }

/** The code that proves an e-mail address. */
export function codeByEmail(facts: Facts): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'Your Ghiyar code',
      title: 'Confirm your e-mail address',
      introduction: 'Enter this code on the page where you requested it:',
      notes: codeNotes.en,
    },
    ar: {
      subject: 'رمز التحقق من غيار',
      title: 'تأكيد بريدك الإلكتروني',
      introduction: 'أدخل هذا الرمز في الصفحة التي طلبته منها:',
      notes: codeNotes.ar,
    },
  })
}

/** The code that proves a phone number, short enough for one SMS in either language. */
export function codeBySms({ language, code }: Facts): Unaddressed {
  const [subject, text] =
    language === 'ar'
      ? ['رمز التحقق من غيار', `رمز غيار ${code} صالح 5 دقائق. لا تعطه لأحد. إن لم تطلبه فتجاهله.`]
      : [
          'Your Ghiyar code',
          `Your Ghiyar code is ${code}, valid 5 minutes. Never share it. If it wasn't you, ignore this.`,
        ]
  return { channel: 'sms', subject, text, code }
}
