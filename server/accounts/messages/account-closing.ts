import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownDay, shownTime } from '../../platform/messages/mail/shown-facts.ts'

/** Tells the owner until when the account, which is to be deleted, can be kept. */
export function accountClosing({ until, ...facts }: MessageFacts & { until: Date }): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'Your Ghiyar account will be deleted',
      title: `Your account will be deleted on ${shownDay(until, 'en')}`,
      introduction: 'You asked us to delete your account. Until then you can change your mind.',
      facts: [{ label: 'Can be kept until', value: shownTime(until, 'en') }],
      notes: [
        'To keep it, log in and choose “Keep my account”.',
        "If it wasn't you who asked, log in, keep the account and change your password at once.",
      ],
    },
    ar: {
      subject: 'سيُحذف حسابك في غيار',
      title: `سيُحذف حسابك في ${shownDay(until, 'ar')}`,
      introduction: 'طلبت حذف حسابك. يمكنك التراجع في أي وقت قبل ذلك.',
      facts: [{ label: 'يمكن الاحتفاظ به حتى', value: shownTime(until, 'ar') }],
      notes: [
        'للاحتفاظ به سجّل الدخول واختر «الاحتفاظ بحسابي».',
        'إن لم تطلب ذلك فسجّل الدخول واحتفظ بالحساب وغيّر كلمة المرور فوراً.',
      ],
    },
  })
}

/** The last message to an owner. */
export function accountClosed(facts: MessageFacts): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'Your Ghiyar account was deleted',
      title: 'Your account was deleted',
      introduction: 'Your account at Ghiyar is gone, and nobody can log in to it any more.',
      notes: ['This is the last message about it. You are welcome to open a new account any time.'],
    },
    ar: {
      subject: 'تم حذف حسابك في غيار',
      title: 'تم حذف حسابك',
      introduction: 'لم يعد حسابك في غيار موجوداً، ولا يمكن لأحد تسجيل الدخول إليه.',
      notes: ['هذه آخر رسالة بشأنه. يسعدنا أن تفتح حساباً جديداً متى شئت.'],
    },
  })
}
