import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { leaveLink } from './newsletter-links.ts'

/** Tells a reader who asked again that he is one. */
export function subscribedAlready({
  language,
  origin,
  token,
}: MessageFacts & { token: string }): Unaddressed {
  return bilingualMail(
    { language, origin, stop: leaveLink(origin, token) },
    {
      en: {
        subject: 'You get the Ghiyar newsletter already',
        title: 'You get the newsletter already',
        introduction:
          'This address was entered for the Ghiyar newsletter again. It is on the list, so there is nothing to do.',
        notes: ['If you no longer want the newsletter, use the link below.'],
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
