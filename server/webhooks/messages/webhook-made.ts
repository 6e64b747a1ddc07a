import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownText, shownTime } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & { url: string; at: Date }

const LONGEST_HOST = 100

/** Notifies the owner that events about their orders go to another address from now on. */
export function webhookMade({ url, at, ...facts }: Facts): Unaddressed {
  const value = shownText(new URL(url).host, LONGEST_HOST)
  return bilingualMail(facts, {
    en: {
      subject: 'New webhook for your Ghiyar account',
      title: 'New webhook for your account',
      introduction:
        'A webhook was created. It informs a system at this address about new orders and their steps.',
      facts: [
        { label: 'Address', value, ltr: true },
        { label: 'Time', value: shownTime(at, 'en') },
      ],
      notes: [
        'If this was you, no action is needed.',
        "If this wasn't you, change your password immediately and remove the webhook in the settings.",
      ],
    },
    ar: {
      subject: 'ويب هوك جديد لحسابك في غيار',
      title: 'ويب هوك جديد لحسابك',
      introduction: 'أُنشئ ويب هوك يُعلم نظاماً على هذا العنوان بالطلبات الجديدة وخطواتها.',
      facts: [
        { label: 'العنوان', value, ltr: true },
        { label: 'الوقت', value: shownTime(at, 'ar') },
      ],
      notes: [
        'إن كنت أنت من أنشأه فلا يلزمك شيء.',
        'إن لم تكن أنت فغيّر كلمة المرور فوراً واحذف الويب هوك من الإعدادات.',
      ],
    },
  })
}
