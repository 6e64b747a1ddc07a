import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownCountry, shownDevice, shownTime } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & {
  /** As "Chrome on Android"; empty when unknown. */
  device: string
  /** ISO 3166 code; null when unknown. */
  country: string | null
  at: Date
}

/** Tells the owner of a log-in from a device or a place that is new. */
export function newSignIn({ device, country, at, ...facts }: Facts): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'New login to your Ghiyar account',
      title: 'New login to your account',
      introduction: 'Your account was logged in to from a new device.',
      facts: [
        { label: 'Device', value: shownDevice(device, 'en') },
        { label: 'Place', value: shownCountry(country, 'en') },
        { label: 'Time', value: shownTime(at, 'en') },
      ],
      notes: [
        'If this was you, no action is needed.',
        "If this wasn't you, change your password immediately, then log out on all devices in the settings.",
      ],
    },
    ar: {
      subject: 'تسجيل دخول جديد إلى حسابك في غيار',
      title: 'تسجيل دخول جديد إلى حسابك',
      introduction: 'سُجّل الدخول إلى حسابك من جهاز لم نره من قبل.',
      facts: [
        { label: 'الجهاز', value: shownDevice(device, 'ar') },
        { label: 'المكان', value: shownCountry(country, 'ar') },
        { label: 'الوقت', value: shownTime(at, 'ar') },
      ],
      notes: [
        'إن كنت أنت فلا يلزمك شيء.',
        'إن لم تكن أنت فغيّر كلمة المرور فوراً، ثم سجّل الخروج من جميع الأجهزة من الإعدادات.',
      ],
    },
  })
}
