import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownContact, shownTime } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & {
  at: Date
  /** The new e-mail address or phone number; the mail shows it in part. */
  now: string
}

/** Tells the former address that the account has another e-mail address or phone number now. */
export function contactChanged({ at, now, ...facts }: Facts): Unaddressed {
  const isEmail = now.includes('@')
  const value = shownContact(now)
  const what = isEmail ? 'e-mail address' : 'phone number'
  const whatInArabic = isEmail ? 'البريد الإلكتروني' : 'رقم الهاتف'
  return bilingualMail(facts, {
    en: {
      subject: `Your Ghiyar ${what} was changed`,
      title: `Your ${what} was changed`,
      introduction: `Your account has a new ${what}. Use the new one to log in from now on.`,
      facts: [
        { label: `New ${what}`, value },
        { label: 'Time', value: shownTime(at, 'en') },
      ],
      notes: [
        'If this was you, no action is needed.',
        "If this wasn't you, contact us immediately: someone else knows your password.",
      ],
    },
    ar: {
      subject: `تم تغيير ${whatInArabic} في غيار`,
      title: `تم تغيير ${whatInArabic}`,
      introduction: `تم تغيير ${whatInArabic} المرتبط بحسابك. سجّل الدخول بالجديد من الآن.`,
      facts: [
        { label: `${whatInArabic} الجديد`, value },
        { label: 'الوقت', value: shownTime(at, 'ar') },
      ],
      notes: [
        'إن كنت أنت من غيّره فلا يلزمك شيء.',
        'إن لم تكن أنت فتواصل معنا فوراً: هناك من يعرف كلمة المرور الخاصة بك.',
      ],
    },
  })
}
