import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownTime } from '../../platform/messages/mail/shown-facts.ts'
import { quoted } from './quoted.ts'

/** Tells a garage that it is shut out, why, and what becomes of its orders. */
export function accountSuspended({
  reason,
  ...facts
}: MessageFacts & { reason: string }): Unaddressed {
  const quote = quoted({ ...facts, reason })
  return bilingualMail(facts, {
    en: {
      subject: 'Your Ghiyar account is suspended',
      title: 'Your account is suspended',
      introduction: 'You can’t log in, order or send messages for now. The reason:',
      quote: quote('en'),
      notes: [
        'Orders that no seller had accepted are cancelled. Accepted ones are delivered; the seller hands them to a named receiver.',
        'What you paid by card for cancelled orders goes back to your card by itself, and what you transferred to the account that it came from.',
        'If you object, or want to return something, write to us through the contact form.',
      ],
    },
    ar: {
      subject: 'تم تعليق حسابك في غيار',
      title: 'تم تعليق حسابك',
      introduction: 'لا يمكنك حالياً تسجيل الدخول أو الطلب أو إرسال الرسائل. والسبب:',
      quote: quote('ar'),
      notes: [
        'أُلغيت الطلبات التي لم يقبلها أي بائع. أما المقبولة فتُسلَّم إلى مستلم يُذكر اسمه.',
        'يُعاد ما دفعته بالبطاقة مقابل الطلبات الملغاة إلى بطاقتك تلقائياً، وما حوّلته إلى الحساب الذي جاء منه.',
        'للاعتراض أو لإرجاع قطعة راسلنا عبر نموذج التواصل.',
      ],
    },
  })
}

export function accountLifted({
  reason,
  ...facts
}: MessageFacts & { reason: string }): Unaddressed {
  const quote = quoted({ ...facts, reason })
  return bilingualMail(facts, {
    en: {
      subject: 'You can use your Ghiyar account again',
      title: 'You can use your account again',
      introduction: 'The suspension of your account was lifted. We wrote:',
      quote: quote('en'),
      notes: ['Log in as before. Orders that were cancelled stay so; please order again.'],
    },
    ar: {
      subject: 'يمكنك استخدام حسابك في غيار من جديد',
      title: 'يمكنك استخدام حسابك من جديد',
      introduction: 'رُفع التعليق عن حسابك. وقد كتبنا لك:',
      quote: quote('ar'),
      notes: ['سجّل الدخول كالمعتاد. الطلبات الملغاة تبقى ملغاة، فاطلبها من جديد.'],
    },
  })
}

export function signedOut({ at, ...facts }: MessageFacts & { at: Date }): Unaddressed {
  return bilingualMail(facts, {
    en: {
      subject: 'You were logged out of Ghiyar everywhere',
      title: 'You were logged out everywhere',
      introduction: 'We ended all sessions of your account. Log in again where you use it.',
      facts: [{ label: 'Time', value: shownTime(at, 'en') }],
      notes: ['If somebody else may know your password, choose a new one.'],
    },
    ar: {
      subject: 'تم تسجيل خروجك من غيار على كل الأجهزة',
      title: 'تم تسجيل خروجك على كل الأجهزة',
      introduction: 'أنهينا كل جلسات حسابك. سجّل الدخول من جديد حيث تستخدمه.',
      facts: [{ label: 'الوقت', value: shownTime(at, 'ar') }],
      notes: ['إن كان غيرك قد يعرف كلمة المرور فاختر كلمة جديدة.'],
    },
  })
}
