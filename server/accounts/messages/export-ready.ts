import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownTime } from '../../platform/messages/mail/shown-facts.ts'

/** Leads to a copy of what is stored about somebody, as they asked for. */
export function exportReady({
  until,
  ...facts
}: MessageFacts & { href: string; until: Date }): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'A copy of your data on Ghiyar',
      title: 'A copy of your data',
      introduction: 'Here is everything that is stored about you, as you asked us.',
      button: 'Download the copy',
      facts: [{ label: 'Works until', value: shownTime(until, 'en') }],
      notes: ['Anyone with this link can download it: don’t forward this mail.'],
    },
    ar: {
      subject: 'نسخة من بياناتك في غيار',
      title: 'نسخة من بياناتك',
      introduction: 'هذا كل ما نحفظه عنك كما طلبت.',
      button: 'تنزيل النسخة',
      facts: [{ label: 'يعمل الرابط حتى', value: shownTime(until, 'ar') }],
      notes: ['كل من لديه هذا الرابط يمكنه تنزيلها، فلا تُعد إرسال هذه الرسالة.'],
    },
  })
}
