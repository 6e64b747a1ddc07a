import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownTime } from '../../platform/messages/mail/shown-facts.ts'

/** Tells the owner that the password is another now. */
export function passwordChanged({ at, ...facts }: MessageFacts & { at: Date }): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'Your Ghiyar password was changed',
      title: 'Your password was changed',
      introduction:
        'The password of your account has been changed. Other devices have been logged out.',
      facts: [{ label: 'Time', value: shownTime(at, 'en') }],
      notes: [
        'If this was you, no action is needed.',
        "If this wasn't you, reset your password immediately: choose “Forgot password?” when logging in.",
      ],
    },
    ar: {
      subject: 'تم تغيير كلمة المرور في غيار',
      title: 'تم تغيير كلمة المرور',
      introduction: 'أصبحت لحسابك كلمة مرور جديدة، وتم تسجيل الخروج من الأجهزة الأخرى.',
      facts: [{ label: 'الوقت', value: shownTime(at, 'ar') }],
      notes: [
        'إن كنت أنت من غيّرها فلا يلزمك شيء.',
        'إن لم تكن أنت فأعد تعيين كلمة المرور فوراً: اختر «نسيت كلمة المرور؟» عند تسجيل الدخول.',
      ],
    },
  })
}
