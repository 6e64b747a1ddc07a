import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownTime } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & {
  at: Date
  /** The last characters of the new IBAN; undefined where it was removed. */
  ending: string | undefined
}

/** Notifies the owner of a company that its money goes to another bank account, or to none. */
export function bankAccountChanged({ at, ending, ...facts }: Facts): Unaddressed {
  const shown = (label: string) =>
    ending === undefined ? [] : [{ label, value: ending, ltr: true as const }]
  return bilingualMail(facts, {
    en: {
      subject: 'The bank account of your Ghiyar account was changed',
      title: ending ? 'Your bank account was changed' : 'Your bank account was removed',
      introduction: ending
        ? 'Your profile has a new IBAN. From now on, we transfer the money for your sales there.'
        : 'The IBAN was removed from your profile. Without one, we can’t transfer the money for your sales.',
      facts: [...shown('New IBAN ends with'), { label: 'Time', value: shownTime(at, 'en') }],
      notes: [
        'If this was you, no action is needed.',
        "If this wasn't you, change your password immediately, enter your own IBAN in the profile again, and contact us.",
      ],
    },
    ar: {
      subject: 'تم تغيير الحساب البنكي في غيار',
      title: ending ? 'تم تغيير حسابك البنكي' : 'تم حذف حسابك البنكي',
      introduction: ending
        ? 'في ملفك الشخصي رقم آيبان جديد، وإليه نحوّل أموال مبيعاتك من الآن.'
        : 'حُذف رقم الآيبان من ملفك الشخصي، وبدونه لا نستطيع تحويل أموال مبيعاتك.',
      facts: [
        ...shown('رقم الآيبان الجديد ينتهي بـ'),
        { label: 'الوقت', value: shownTime(at, 'ar') },
      ],
      notes: [
        'إن كنت أنت من غيّره فلا يلزمك شيء.',
        'إن لم تكن أنت فغيّر كلمة المرور فوراً، وأعد كتابة رقم الآيبان الخاص بك في الملف الشخصي، وتواصل معنا.',
      ],
    },
  })
}
