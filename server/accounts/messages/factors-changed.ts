import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownTime } from '../../platform/messages/mail/shown-facts.ts'

/** Tells the owner that an app, a passkey or recovery codes were added to the account, or removed from it. */
export function factorsChanged({ at, ...facts }: MessageFacts & { at: Date }): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'Two-step login of your Ghiyar account changed',
      title: 'Two-step login changed',
      introduction:
        'An authenticator app, a passkey or the recovery codes of your account were added, replaced or removed.',
      facts: [{ label: 'Time', value: shownTime(at, 'en') }],
      notes: [
        'If this was you, no action is needed.',
        "If this wasn't you, change your password immediately and write to us.",
      ],
    },
    ar: {
      subject: 'تغيّر تسجيل الدخول بخطوتين لحسابك في غيار',
      title: 'تغيّر تسجيل الدخول بخطوتين',
      introduction:
        'أُضيف تطبيق مصادقة أو مفتاح مرور أو رموز استرداد إلى حسابك، أو استُبدلت أو أُزيلت.',
      facts: [{ label: 'الوقت', value: shownTime(at, 'ar') }],
      notes: [
        'إن كنت أنت من فعل ذلك فلا يلزمك شيء.',
        'إن لم تكن أنت فغيّر كلمة المرور فوراً وراسلنا.',
      ],
    },
  })
}
