import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'

/** Asks for confirmation that a typed address belongs to the person who typed it. */
export function confirmNewsletter({
  language,
  origin,
  token,
}: MessageFacts & { token: string }): Unaddressed {
  const href = `${origin}/newsletter/confirm?${new URLSearchParams({ token })}`
  return bilingualMail(
    { language, origin, href },
    {
      en: {
        subject: 'Confirm your Ghiyar newsletter subscription',
        title: 'Confirm your subscription',
        introduction:
          'This address was entered for the Ghiyar newsletter. Confirm it to receive new articles about car parts.',
        button: 'Confirm my address',
        notes: [
          'The link is valid for 30 days.',
          'If this wasn’t you, no action is needed: without your confirmation we send nothing.',
        ],
      },
      ar: {
        subject: 'أكّد اشتراكك في نشرة غيار',
        title: 'أكّد اشتراكك',
        introduction:
          'أُدخل هذا العنوان للاشتراك في نشرة غيار. أكّده لتصلك المقالات الجديدة عن قطع السيارات.',
        button: 'تأكيد عنواني',
        notes: [
          'الرابط صالح لمدة 30 يوماً.',
          'إن لم تكن أنت فلا يلزمك شيء: لن نرسل شيئاً من دون تأكيدك.',
        ],
      },
    },
  )
}
