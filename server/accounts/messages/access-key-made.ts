import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownName, shownTime } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & {
  /** As its maker calls it. */
  name: string
  /** Its last characters. */
  ending: string
  at: Date
}

/** Tells the owner that there is a new access key for their stock. */
export function accessKeyMade({ name, ending, at, ...facts }: Facts): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'New access key for your Ghiyar account',
      title: 'New access key for your account',
      introduction:
        'An access key was created. It allows a stock system to import and export your parts and to handle your orders without your password.',
      facts: [
        { label: 'Name', value: shownName(name, 'en') },
        { label: 'Ends with', value: ending },
        { label: 'Time', value: shownTime(at, 'en') },
      ],
      notes: [
        'If this was you, no action is needed.',
        "If this wasn't you, change your password immediately and revoke the key in the settings.",
      ],
    },
    ar: {
      subject: 'مفتاح وصول جديد لحسابك في غيار',
      title: 'مفتاح وصول جديد لحسابك',
      introduction:
        'أُنشئ مفتاح وصول. يستطيع به نظام المخزون استيراد قطعك وتصديرها ومعالجة طلباتك دون كلمة مرورك.',
      facts: [
        { label: 'الاسم', value: shownName(name, 'ar') },
        { label: 'ينتهي بـ', value: ending },
        { label: 'الوقت', value: shownTime(at, 'ar') },
      ],
      notes: [
        'إن كنت أنت من أنشأه فلا يلزمك شيء.',
        'إن لم تكن أنت فغيّر كلمة المرور فوراً وألغِ المفتاح من الإعدادات.',
      ],
    },
  })
}
