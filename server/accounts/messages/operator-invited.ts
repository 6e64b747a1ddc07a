import type { OperatorRole } from '#contract/operator-roles.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'

const roles: Record<MailLanguage, Record<OperatorRole, string>> = {
  en: { owner: 'Owner', support: 'Support', finance: 'Finance' },
  ar: { owner: 'مالك', support: 'دعم العملاء', finance: 'المالية' },
}

type Facts = MessageFacts & { href: string; role: OperatorRole }

/** Invites somebody to run the marketplace; the link works once. */
export function operatorInvited({ role, ...facts }: Facts): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'Your invitation to run Ghiyar',
      title: 'You are invited to run Ghiyar',
      introduction:
        'Set a password and an authenticator app to begin. The link works once, for 24 hours.',
      facts: [{ label: 'Role', value: roles.en[role] }],
      button: 'Accept the invitation',
      notes: ['Don’t pass this mail on. If you expected no invitation, no action is needed.'],
    },
    ar: {
      subject: 'دعوتك لإدارة غيار',
      title: 'أنت مدعو لإدارة غيار',
      introduction: 'عيّن كلمة مرور وتطبيق مصادقة للبدء. يعمل الرابط مرة واحدة خلال 24 ساعة.',
      facts: [{ label: 'الدور', value: roles.ar[role] }],
      button: 'قبول الدعوة',
      notes: ['لا تُعِد توجيه هذه الرسالة. إن لم تكن تنتظر دعوة فلا يلزمك شيء.'],
    },
  })
}
