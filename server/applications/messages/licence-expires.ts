import {
  bilingualMail,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownDay } from '../../platform/messages/mail/shown-facts.ts'

type Facts = MessageFacts & {
  /** As 2027-03-31. */
  expiresOn: string
  /** 0 once it has expired, or does today. */
  days: number
}

/** Reminds a company of the trade licence in its profile. */
export function licenceExpires({ expiresOn, days, ...facts }: Facts): Unaddressed {
  const noon = new Date(`${expiresOn}T12:00:00+04:00`)
  const [en, ar] = [shownDay(noon, 'en'), shownDay(noon, 'ar')]
  const hasEnded = days === 0
  return bilingualMail(
    { ...facts, href: `${facts.origin}/my-profile` },
    {
      en: {
        subject: hasEnded ? 'Your trade licence expires' : 'Your trade licence will expire soon',
        title: hasEnded
          ? `Your trade licence is valid until ${en}`
          : `Your trade licence expires on ${en}`,
        introduction:
          'Upload the renewed licence to your profile on Ghiyar and enter its new expiry date.',
        facts: [{ label: 'Valid until', value: en }],
        button: 'Open my profile',
        notes: ['Companies without a valid trade licence may be suspended.'],
      },
      ar: {
        subject: hasEnded ? 'انتهاء صلاحية رخصتكم التجارية' : 'رخصتكم التجارية على وشك الانتهاء',
        title: hasEnded
          ? `رخصتكم التجارية صالحة حتى ${ar}`
          : `تنتهي صلاحية رخصتكم التجارية في ${ar}`,
        introduction: 'يُرجى رفع الرخصة المجددة في ملفكم على غيار وإدخال تاريخ انتهائها الجديد.',
        facts: [{ label: 'صالحة حتى', value: ar }],
        button: 'فتح الملف',
        notes: ['قد يُعلَّق نشاط الشركات التي لا تملك رخصة تجارية سارية.'],
      },
    },
  )
}
