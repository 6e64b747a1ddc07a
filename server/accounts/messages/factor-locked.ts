import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownTime } from '../../platform/messages/mail/shown-facts.ts'

/** Tells the owner that the second factor was guessed at too often for a day. */
export function factorLocked({ at, ...facts }: MessageFacts & { at: Date }): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'Too many failed second steps on your Ghiyar account',
      title: 'Logins from new devices are stopped for a day',
      introduction:
        'The correct password of your account was entered many times today, each time with a wrong second factor. Nobody got in. Until tomorrow, only devices on which you have logged in before can log in.',
      facts: [{ label: 'Time', value: shownTime(at, 'en') }],
      notes: ["If this wasn't you, somebody knows your password: change it now."],
    },
    ar: {
      subject: 'محاولات فاشلة كثيرة في الخطوة الثانية لحسابك في غيار',
      title: 'أُوقف تسجيل الدخول من الأجهزة الجديدة ليوم واحد',
      introduction:
        'أُدخلت كلمة المرور الصحيحة لحسابك مرات كثيرة اليوم، وفي كل مرة كانت الخطوة الثانية خاطئة، ولم يتمكن أحد من الدخول. حتى الغد لا يمكن الدخول إلا من الأجهزة التي سبق أن سجلت الدخول منها.',
      facts: [{ label: 'الوقت', value: shownTime(at, 'ar') }],
      notes: ['إن لم تكن أنت من حاول فهناك من يعرف كلمة المرور: غيّرها الآن.'],
    },
  })
}
