import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { codeNotes } from './code-sentences.ts'

type Facts = MessageFacts & { code: string }

/** Instead of a code for signing up, to the owner of an account; it also serves a new password. */
export function alreadyRegistered(facts: Facts): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'You already have a Ghiyar account',
      title: 'You already have an account',
      introduction:
        'A code was requested for this e-mail address, which already has an account. Log in with your password. If you have forgotten it, reset it with this code:',
      notes: codeNotes.en,
    },
    ar: {
      subject: 'لديك حساب في غيار بالفعل',
      title: 'لديك حساب بالفعل',
      introduction:
        'طُلب رمز لهذا البريد الإلكتروني، ولديك حساب به بالفعل. سجّل الدخول بكلمة المرور. إن نسيتها فأعد تعيينها بهذا الرمز:',
      notes: codeNotes.ar,
    },
  })
}

/** The same to the owner's phone. */
export function alreadyRegisteredBySms({ language, code }: Facts): Unaddressed {
  const [subject, text] =
    language === 'ar'
      ? [
          'لديك حساب في غيار بالفعل',
          `لديك حساب في غيار: سجّل الدخول. نسيت كلمة المرور؟ أعد تعيينها بالرمز ${code} خلال 5 دقائق. لا تعطه لأحد. إن لم تطلبه فتجاهله.`,
        ]
      : [
          'You already have a Ghiyar account',
          `You have a Ghiyar account: log in. Forgot the password? Code ${code} resets it, valid 5 minutes. Never share it. If it wasn't you, ignore this.`,
        ]
  return { channel: 'sms', subject, text, code }
}
