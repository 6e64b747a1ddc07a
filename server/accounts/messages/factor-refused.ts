import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownTime } from '../../platform/messages/mail/shown-facts.ts'

/** Tells the owner that somebody who knows the password failed at the second factor. */
export function factorRefused({ at, ...facts }: MessageFacts & { at: Date }): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'A login to Ghiyar failed at the second step',
      title: 'A login failed at the second step',
      introduction:
        'The correct password of your account was entered, but not the second factor. Nobody got in.',
      facts: [{ label: 'Time', value: shownTime(at, 'en') }],
      notes: [
        'If this was you, no action is needed.',
        "If this wasn't you, somebody knows your password: change it now.",
      ],
    },
    ar: {
      subject: 'فشل تسجيل دخول إلى غيار في الخطوة الثانية',
      title: 'فشل تسجيل دخول في الخطوة الثانية',
      introduction:
        'أُدخلت كلمة المرور الصحيحة لحسابك دون إتمام الخطوة الثانية، ولم يتمكن أحد من الدخول.',
      facts: [{ label: 'الوقت', value: shownTime(at, 'ar') }],
      notes: [
        'إن كنت أنت من حاول فلا يلزمك شيء.',
        'إن لم تكن أنت فهناك من يعرف كلمة المرور: غيّرها الآن.',
      ],
    },
  })
}
