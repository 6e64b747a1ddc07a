import type { Fils } from '#contract/money.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import { shownPrice } from '../../platform/messages/mail/shown-facts.ts'
import { namedPart, type Part } from './named-part.ts'

type Facts = MessageFacts & {
  part: Part
  /** Its page, below the origin. */
  path: string
  was: Fils
  now: Fils
  stop: string
}

/** The mail about a lower price of a favourite. */
export function priceDropped({ part, path, was, now, ...facts }: Facts): Unaddressed {
  const percent = Math.round((1 - now / was) * 100)
  const factsOf = (language: MailLanguage) => {
    const { partName, number } = namedPart(part, language)
    const label = labels[language]
    return [
      { label: label.part, value: partName },
      { label: label.number, value: number, ltr: true },
      { label: label.was, value: shownPrice(was), ltr: true },
      {
        label: label.now,
        value: percent > 0 ? `${shownPrice(now)} (−${percent}%)` : shownPrice(now),
        ltr: true,
      },
    ] as const
  }
  return bilingualMail(
    { ...facts, href: `${facts.origin}${path}` },
    {
      en: {
        subject: `Price drop on a favourite: ${namedPart(part, 'en').number}`,
        title: 'The price of a favourite has dropped',
        introduction: 'The seller has lowered the price.',
        facts: [...factsOf('en')],
        button: 'View part',
        notes: ['Prices and stock can change at any time.'],
      },
      ar: {
        subject: 'انخفاض سعر قطعة في مفضلتك',
        title: 'انخفض سعر قطعة في مفضلتك',
        introduction: 'خفّض البائع السعر.',
        facts: [...factsOf('ar')],
        button: 'عرض القطعة',
        notes: ['قد تتغير الأسعار والكميات في أي وقت.'],
      },
    },
  )
}

const labels = {
  en: { part: 'Part', number: 'Part number', was: 'Before', now: 'Now' },
  ar: { part: 'القطعة', number: 'رقم القطعة', was: 'السعر السابق', now: 'السعر الآن' },
}
