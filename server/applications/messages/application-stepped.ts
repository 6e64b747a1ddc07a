import type { SellerEvent } from '#contract/seller-status.ts'
import {
  bilingualMail,
  type MailLanguage,
  type MessageFacts,
  type Unaddressed,
} from '../../platform/messages/mail/bilingual-mail.ts'
import type { MailWords } from '../../platform/messages/mail/mail-block.ts'

type Facts = MessageFacts & { event: SellerEvent; note: string }
type Words = Omit<MailWords, 'quote'>

/** Tells a company what the operator decided, and why; undefined for steps that it isn't told of. */
export function applicationStepped({ event, note, ...facts }: Facts): Unaddressed | undefined {
  const step = steps[event]
  if (!step) return undefined
  const lines = note === '' ? [] : note.split('\n')
  // Once, in the part that the company reads first.
  const quoteIn = (of: MailLanguage) => ((facts.language === 'ar') === (of === 'ar') ? lines : [])
  return bilingualMail(
    { ...facts, href: `${facts.origin}${step.path}` },
    { en: { ...step.en, quote: quoteIn('en') }, ar: { ...step.ar, quote: quoteIn('ar') } },
  )
}

const steps: Partial<Record<SellerEvent, Record<MailLanguage, Words> & { path: string }>> = {
  approve: {
    path: '/my-listing',
    en: {
      subject: 'Your company is approved on Ghiyar',
      title: 'Your company is approved',
      introduction: 'Your listings and your company’s page are visible to garages from now on.',
      button: 'Open my listings',
      notes: [],
    },
    ar: {
      subject: 'تم اعتماد شركتكم في غيار',
      title: 'تم اعتماد شركتكم',
      introduction: 'أصبحت قطعكم المعروضة وصفحة شركتكم ظاهرة للكراجات من الآن.',
      button: 'فتح قطعي المعروضة',
      notes: [],
    },
  },
  ask: {
    path: '/my-profile',
    en: {
      subject: 'We need more for your application on Ghiyar',
      title: 'Your application needs more',
      introduction: 'Complete your profile and send the application again. We wrote:',
      button: 'Complete my profile',
      notes: ['What you have prepared stays as it is.'],
    },
    ar: {
      subject: 'طلبكم في غيار يحتاج إلى استكمال',
      title: 'طلبكم يحتاج إلى استكمال',
      introduction: 'يُرجى استكمال ملفكم ثم إرسال الطلب من جديد. وقد كتبنا لكم:',
      button: 'استكمال الملف',
      notes: ['كل ما جهّزتموه يبقى كما هو.'],
    },
  },
  refuse: {
    path: '/my-profile',
    en: {
      subject: 'Your application on Ghiyar was refused',
      title: 'Your application was refused',
      introduction: 'We can’t approve your company as a seller at present. The reason:',
      button: 'Open my profile',
      notes: ['You can correct your profile and apply again.'],
    },
    ar: {
      subject: 'تعذّر قبول طلبكم في غيار',
      title: 'لم يُقبل طلبكم',
      introduction: 'لا يمكننا اعتماد شركتكم بائعاً في الوقت الحالي. والسبب:',
      button: 'فتح الملف',
      notes: ['يمكنكم تصحيح الملف والتقدّم بالطلب من جديد.'],
    },
  },
  suspend: {
    path: '/orders',
    en: {
      subject: 'Your company is suspended on Ghiyar',
      title: 'Your company is suspended',
      introduction:
        'Your listings and your page are hidden, and there are no new orders. The reason:',
      button: 'Open my orders',
      notes: [
        'Please finish the orders that you have; returns go on as well. Payouts are held meanwhile.',
        'Reply through the contact form if you object.',
      ],
    },
    ar: {
      subject: 'تم تعليق حساب شركتكم في غيار',
      title: 'تم تعليق شركتكم',
      introduction: 'أُخفيت قطعكم المعروضة وصفحتكم، ولن تصلكم طلبات جديدة. والسبب:',
      button: 'فتح طلبات البيع',
      notes: [
        'يُرجى إنجاز الطلبات القائمة، وتستمر معالجة المرتجعات، مع وقف التحويلات المالية مؤقتاً.',
        'للاعتراض يُرجى مراسلتنا عبر نموذج التواصل.',
      ],
    },
  },
  lift: {
    path: '/my-listing',
    en: {
      subject: 'Your company is no longer suspended on Ghiyar',
      title: 'Your company can sell again',
      introduction: 'Your listings and your page are visible again. We wrote:',
      button: 'Open my listings',
      notes: [],
    },
    ar: {
      subject: 'رُفع التعليق عن شركتكم في غيار',
      title: 'يمكنكم البيع من جديد',
      introduction: 'عادت قطعكم المعروضة وصفحتكم إلى الظهور. وقد كتبنا لكم:',
      button: 'فتح قطعي المعروضة',
      notes: [],
    },
  },
}
