import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'

type Facts = MessageFacts & { href: string; partName: string; sku: string }

/** Tells a seller which listing the operator hides, and why. */
export function listingHidden({ reason, ...facts }: Facts & { reason: string }): Unaddressed {
  // Once, in the part that the company reads first.
  const quoteIn = (of: MailLanguage) =>
    (facts.language === 'ar') === (of === 'ar') ? reason.split('\n') : []
  return bilingualMail(facts, {
    en: {
      subject: 'We have hidden one of your listings on Ghiyar',
      title: 'One of your listings is hidden',
      introduction: 'It was reported to us, and garages don’t see it any more. The reason:',
      facts: factsIn('en', facts),
      quote: quoteIn('en'),
      button: 'Open my listings',
      notes: [
        'Orders that you have go on as they are. Correct the listing, then write to us through the contact form: we show it again.',
      ],
    },
    ar: {
      subject: 'أخفينا إحدى قطعكم المعروضة في غيار',
      title: 'إحدى قطعكم المعروضة مخفية',
      introduction: 'وصلنا بلاغ عنها، ولم تعد ظاهرة للكراجات. والسبب:',
      facts: factsIn('ar', facts),
      quote: quoteIn('ar'),
      button: 'فتح قطعي المعروضة',
      notes: [
        'تستمر الطلبات القائمة كما هي. يُرجى تصحيح القطعة ثم مراسلتنا عبر نموذج التواصل لنعيد إظهارها.',
      ],
    },
  })
}

/** Tells a seller that a hidden listing can be found again. */
export const listingShown = (facts: Facts): Unaddressed =>
  bilingualMail(facts, {
    en: {
      subject: 'Your hidden listing on Ghiyar is shown again',
      title: 'Your listing is shown again',
      introduction: 'We no longer hide this listing. If it is active, garages see it.',
      facts: factsIn('en', facts),
      button: 'Open my listings',
      notes: [],
    },
    ar: {
      subject: 'عادت قطعتكم المخفية إلى الظهور في غيار',
      title: 'عادت قطعتكم إلى الظهور',
      introduction: 'لم نعد نخفي هذه القطعة. وتراها الكراجات ما دامت مفعّلة.',
      facts: factsIn('ar', facts),
      button: 'فتح قطعي المعروضة',
      notes: [],
    },
  })

const labels = {
  en: { part: 'Part', number: 'Part number' },
  ar: { part: 'القطعة', number: 'رقم القطعة' },
}

const factsIn = (language: MailLanguage, { partName, sku }: Facts) => [
  { label: labels[language].part, value: partName },
  { label: labels[language].number, value: sku },
]
