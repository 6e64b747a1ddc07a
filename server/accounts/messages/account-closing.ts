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
      introduction: 'You asked us to delete your account. You can cancel the deletion until then.',
      facts: [{ label: 'Can be cancelled until', value: shownTime(until, 'en') }],
      notes: [
        'To cancel, log in and choose “Keep my account”.',
        'If you did not request this, log in, keep the account and change your password immediately.',
      ],
    },
    ar: {
      subject: 'سيُحذف حسابك في غيار',
      title: `سيُحذف حسابك في ${shownDay(until, 'ar')}`,
      introduction: 'طلبت حذف حسابك. يمكنك إلغاء الحذف في أي وقت قبل ذلك.',
      facts: [{ label: 'يمكن الإلغاء حتى', value: shownTime(until, 'ar') }],
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
      introduction: 'Your Ghiyar account has been deleted. Logging in to it is no longer possible.',
      notes: ['This is the last message about this account. You can create a new one at any time.'],
    },
    ar: {
      subject: 'تم حذف حسابك في غيار',
      title: 'تم حذف حسابك',
      introduction: 'حُذف حسابك في غيار، ولم يعد تسجيل الدخول إليه ممكناً.',
      notes: ['هذه آخر رسالة بشأنه. يسعدنا أن تفتح حساباً جديداً متى شئت.'],
    },
  })
}
