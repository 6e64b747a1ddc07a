import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownContact, shownName } from '../../platform/messages/mail/shown-facts.ts'
import { quoted } from './quoted.ts'

type Facts = MessageFacts & { reason: string; name?: string; email?: string; phone?: string }

const labels = {
  en: { name: 'Name', email: 'New e-mail address', phone: 'New phone number' },
  ar: { name: 'الاسم', email: 'البريد الإلكتروني الجديد', phone: 'رقم الهاتف الجديد' },
}

/** Tells the former and the new address what of an account was corrected on request; addresses are shown in part. */
export function accountCorrected({ reason, name, email, phone, ...facts }: Facts): Unaddressed {
  const quote = quoted({ ...facts, reason })
  const factsIn = (of: MailLanguage) => [
    ...(name === undefined ? [] : [{ label: labels[of].name, value: shownName(name, of) }]),
    ...(email === undefined ? [] : [{ label: labels[of].email, value: shownContact(email) }]),
    ...(phone === undefined ? [] : [{ label: labels[of].phone, value: shownContact(phone) }]),
  ]
  return bilingualMail(facts, {
    en: {
      subject: 'Your Ghiyar account was corrected',
      title: 'Your account was corrected',
      introduction: 'We changed your account on request. We wrote:',
      quote: quote('en'),
      facts: factsIn('en'),
      notes: [
        'If you asked for it, no action is needed. With a new e-mail address or phone number, log in again.',
        'If you did not ask for it, write to us through the contact form immediately.',
      ],
    },
    ar: {
      subject: 'تم تصحيح حسابك في غيار',
      title: 'تم تصحيح حسابك',
      introduction: 'عدّلنا حسابك بناءً على طلب. وقد كتبنا:',
      quote: quote('ar'),
      facts: factsIn('ar'),
      notes: [
        'إن كنت قد طلبت ذلك فلا يلزمك شيء. سجّل الدخول من جديد إن تغيّر بريدك أو هاتفك.',
        'إن لم تطلبه فراسلنا فوراً عبر نموذج التواصل.',
      ],
    },
  })
}
