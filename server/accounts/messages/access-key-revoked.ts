import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownName, shownTime } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & {
  name: string
  /** Its last characters. */
  ending: string
  at: Date
}

/** Notifies the owner that an operator revoked an access key. */
export function accessKeyRevoked({ name, ending, at, ...facts }: Facts): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'An access key of your Ghiyar account was revoked',
      title: 'An access key was revoked',
      introduction:
        'We revoked an access key of your account. The system that used it can no longer log in.',
      facts: [
        { label: 'Name', value: shownName(name, 'en') },
        { label: 'Ends with', value: ending },
        { label: 'Time', value: shownTime(at, 'en') },
      ],
      notes: ['Create another key in the settings for a system that still needs one.'],
    },
    ar: {
      subject: 'أُلغي مفتاح وصول لحسابك في غيار',
      title: 'أُلغي مفتاح وصول',
      introduction:
        'ألغينا أحد مفاتيح الوصول إلى حسابك، ولم يعد النظام الذي كان يستخدمه قادراً على الدخول.',
      facts: [
        { label: 'الاسم', value: shownName(name, 'ar') },
        { label: 'ينتهي بـ', value: ending },
        { label: 'الوقت', value: shownTime(at, 'ar') },
      ],
      notes: ['إن كان لديك نظام ما زال يحتاج إلى مفتاح فأنشئ له مفتاحاً جديداً من الإعدادات.'],
    },
  })
}
