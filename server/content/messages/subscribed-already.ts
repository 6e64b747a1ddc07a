import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { leaveLink } from './newsletter-links.ts'

/** Tells a subscriber who asked again that they are subscribed. */
export function subscribedAlready({
  language,
  origin,
  token,
}: MessageFacts & { token: string }): Unaddressed {
  return bilingualMail(
    { language, origin, stop: leaveLink(origin, token) },
    {
      en: {
        subject: 'You are already subscribed to the Ghiyar newsletter',
        title: 'You are already subscribed',
        introduction:
          'This address was entered for the Ghiyar newsletter again. It is already subscribed, so no action is needed.',
        notes: ['To unsubscribe, use the link below.'],
      },
      ar: {
        subject: 'أنت مشترك في نشرة غيار',
        title: 'أنت مشترك في النشرة',
        introduction:
          'أُدخل هذا العنوان للاشتراك في نشرة غيار مرة أخرى. هو مسجّل لدينا ولا يلزمك شيء.',
        notes: ['إن لم تعد تريد النشرة فاستخدم الرابط أدناه.'],
      },
    },
  )
}
