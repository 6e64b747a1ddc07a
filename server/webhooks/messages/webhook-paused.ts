import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownText, shownTime } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & { url: string; since: Date }

const LONGEST_HOST = 100

/** Notifies the owner that their system could not be reached for days. */
export function webhookPaused({ url, since, ...facts }: Facts): Unaddressed {
  const { origin } = facts
  const value = shownText(new URL(url).host, LONGEST_HOST)
  return bilingualMail(
    { ...facts, href: `${origin}/my-listing/import#webhooks` },
    {
      en: {
        subject: 'Your webhook has been paused',
        title: 'Your webhook has been paused',
        introduction:
          'Your system could not be informed about orders: for three days every attempt has failed.',
        facts: [
          { label: 'Address', value, ltr: true },
          { label: 'Failing since', value: shownTime(since, 'en') },
        ],
        button: 'View webhooks',
        notes: [
          'Resume it once your system answers again. What has failed in the last three days is then sent again; check your orders for what is older.',
        ],
      },
      ar: {
        subject: 'أُوقف الويب هوك مؤقتاً',
        title: 'أُوقف الويب هوك مؤقتاً',
        introduction: 'تعذّر إعلام نظامك بالطلبات، ففشلت كل المحاولات منذ ثلاثة أيام.',
        facts: [
          { label: 'العنوان', value, ltr: true },
          { label: 'الفشل منذ', value: shownTime(since, 'ar') },
        ],
        button: 'عرض الويب هوك',
        notes: [
          'استأنفه بعد أن يعود نظامك إلى العمل. يُعاد عندها إرسال ما فشل في آخر ثلاثة أيام، أما الأقدم فراجعه في طلباتك.',
        ],
      },
    },
  )
}
