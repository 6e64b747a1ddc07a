import type { MailLanguage } from '../../platform/messages/mail/bilingual-mail.ts'

/** Whom a mail about an order goes to. */
export type OrderSide = 'buyer' | 'seller'

export type StepWords = { title: string; introduction: string; note?: string }

/**
 * What mails say about a step of a seller order, by event. `accept-part` is an acceptance of less than was ordered,
 * `ready` a pick-up, `…-cashless` what isn't paid in cash, `unpaid` what should have been paid by card, and `unpaid-transfer` by transfer, `end` what the closing of an account has ended,
 * `cancel-operator` what suspending the buyer has.
 */
export const stepWords: Record<OrderSide, Record<string, Record<MailLanguage, StepWords>>> = {
  buyer: {
    accept: {
      en: {
        title: 'The seller has accepted your order',
        introduction: 'All parts are confirmed and being prepared.',
      },
      ar: { title: 'قبل البائع طلبك', introduction: 'كل القطع مؤكدة ويجري تجهيزها.' },
    },
    'accept-part': {
      en: {
        title: 'The seller can supply part of your order',
        introduction: 'This much of each part is confirmed; the rest is not charged.',
      },
      ar: {
        title: 'قبل البائع جزءاً من طلبك',
        introduction: 'هذا هو المؤكد من كل قطعة، ولن تدفع ثمن الباقي.',
      },
    },
    reject: {
      en: {
        title: 'The seller has rejected your order',
        introduction: 'You owe nothing for it. Other sellers may have the same parts.',
      },
      ar: {
        title: 'رفض البائع طلبك',
        introduction: 'لا يترتب عليك أي مبلغ. قد تجد القطع نفسها عند باعة آخرين.',
      },
    },
    cancel: {
      en: {
        title: 'The seller has cancelled your order',
        introduction: 'You owe nothing for it. Other sellers may have the same parts.',
      },
      ar: {
        title: 'ألغى البائع طلبك',
        introduction: 'لا يترتب عليك أي مبلغ. قد تجد القطع نفسها عند باعة آخرين.',
      },
    },
    'cancel-operator': {
      en: {
        title: 'Your order has been cancelled',
        introduction: 'Your account was suspended before it was accepted. You owe nothing for it.',
      },
      ar: {
        title: 'تم إلغاء طلبك',
        introduction: 'عُلّق حسابك قبل قبول الطلب، ولا يترتب عليك أي مبلغ.',
      },
    },
    'agree-cancel': {
      en: {
        title: 'Your order has been cancelled',
        introduction: 'The seller has agreed to cancel it. You owe nothing for it.',
      },
      ar: {
        title: 'تم إلغاء طلبك',
        introduction: 'وافق البائع على إلغائه، ولا يترتب عليك أي مبلغ.',
      },
    },
    pack: {
      en: { title: 'Your order is packed', introduction: 'The seller will hand it over next.' },
      ar: { title: 'تم تجهيز طلبك', introduction: 'الخطوة التالية أن يسلّمه البائع.' },
    },
    ship: {
      en: {
        title: 'Your order is on the way',
        introduction: 'Please have the amount ready in cash.',
        note: 'The page of the order shows a delivery code. Give it to the driver only once you have the parts.',
      },
      ar: {
        title: 'طلبك في الطريق',
        introduction: 'جهّز المبلغ نقداً من فضلك.',
        note: 'تجد رمز التسليم في صفحة الطلب. لا تعطه للسائق إلا بعد استلام القطع.',
      },
    },
    ready: {
      en: {
        title: 'Your order is ready to be picked up',
        introduction: 'You pay in cash when you collect it at the shop.',
        note: 'The page of the order shows a delivery code. Give it to the seller only once you have the parts.',
      },
      ar: {
        title: 'طلبك جاهز للاستلام',
        introduction: 'تدفع نقداً عند استلامه من المحل.',
        note: 'تجد رمز التسليم في صفحة الطلب. لا تعطه للبائع إلا بعد استلام القطع.',
      },
    },
    'ship-cashless': {
      en: {
        title: 'Your order is on the way',
        introduction: 'You pay nothing to the driver.',
        note: 'The page of the order shows a delivery code. Give it to the driver only once you have the parts.',
      },
      ar: {
        title: 'طلبك في الطريق',
        introduction: 'لا تدفع شيئاً للسائق.',
        note: 'تجد رمز التسليم في صفحة الطلب. لا تعطه للسائق إلا بعد استلام القطع.',
      },
    },
    'ready-cashless': {
      en: {
        title: 'Your order is ready to be picked up',
        introduction: 'You pay nothing at the shop.',
        note: 'The page of the order shows a delivery code. Give it to the seller only once you have the parts.',
      },
      ar: {
        title: 'طلبك جاهز للاستلام',
        introduction: 'لا تدفع شيئاً في المحل.',
        note: 'تجد رمز التسليم في صفحة الطلب. لا تعطه للبائع إلا بعد استلام القطع.',
      },
    },
    'redeliver-cashless': {
      en: {
        title: 'Your order is on the way again',
        introduction: 'The seller delivers it once more. You pay nothing to the driver.',
      },
      ar: {
        title: 'طلبك في الطريق مرة أخرى',
        introduction: 'يحاول البائع تسليمه من جديد، ولا تدفع شيئاً للسائق.',
      },
    },
    unpaid: {
      en: {
        title: 'Your order was not paid in time',
        introduction: 'It has ended, and the parts are on sale again. Nothing was charged.',
      },
      ar: {
        title: 'لم تُدفع قيمة طلبك في الوقت المحدد',
        introduction: 'انتهى الطلب وعادت القطع إلى البيع، ولم يُخصم أي مبلغ.',
      },
    },
    'unpaid-transfer': {
      en: {
        title: 'Your transfer did not arrive in time',
        introduction:
          'The order has ended, and the parts are on sale again. What you have transferred for it goes back to you.',
      },
      ar: {
        title: 'لم يصل تحويلك في الوقت المحدد',
        introduction: 'انتهى الطلب وعادت القطع إلى البيع. وما حوّلته من أجله يُعاد إليك.',
      },
    },
    fail: {
      en: {
        title: 'Your order could not be delivered',
        introduction: 'The seller tries again, or takes the parts back.',
      },
      ar: {
        title: 'تعذّر تسليم طلبك',
        introduction: 'سيحاول البائع مرة أخرى أو يسترد القطع.',
      },
    },
    redeliver: {
      en: {
        title: 'Your order is on the way again',
        introduction: 'The seller delivers it once more. Please have the amount ready in cash.',
      },
      ar: {
        title: 'طلبك في الطريق مرة أخرى',
        introduction: 'يحاول البائع تسليمه من جديد. جهّز المبلغ نقداً من فضلك.',
      },
    },
    deliver: {
      en: {
        title: 'Your order has been delivered',
        introduction: 'If you did not get the parts, contact the seller at once.',
      },
      ar: {
        title: 'تم تسليم طلبك',
        introduction: 'إذا لم تستلم القطع فتواصل مع البائع في الحال.',
      },
    },
    'return-to-seller': {
      en: {
        title: 'Your order went back to the seller',
        introduction: 'It could not be delivered. You owe nothing for it.',
      },
      ar: { title: 'عاد طلبك إلى البائع', introduction: 'لم يمكن تسليمه، ولا يترتب عليك أي مبلغ.' },
    },
    expire: {
      en: {
        title: 'Your order has expired',
        introduction:
          'The seller did not answer. You owe nothing; other sellers may have the parts.',
      },
      ar: {
        title: 'انتهت مهلة طلبك',
        introduction: 'لم يرد البائع. لا يترتب عليك أي مبلغ، وقد تجد القطع عند باعة آخرين.',
      },
    },
    end: {
      en: {
        title: 'Your order has ended',
        introduction: 'An account was closed, so it can’t be filled. You owe nothing for it.',
      },
      ar: {
        title: 'انتهى طلبك',
        introduction: 'أُغلق أحد الحسابين فلا يمكن تنفيذه، ولا يترتب عليك أي مبلغ.',
      },
    },
    complete: {
      en: {
        title: 'Your order is completed',
        introduction: 'The time for returns is over. Thank you for ordering on Ghiyar.',
      },
      ar: { title: 'اكتمل طلبك', introduction: 'انتهت مدة الإرجاع. شكراً لطلبك من غيار.' },
    },
  },
  seller: {
    cancel: {
      en: {
        title: 'The customer has cancelled the order',
        introduction: 'The parts are on sale again. There is nothing for you to do.',
      },
      ar: { title: 'ألغى العميل الطلب', introduction: 'عادت القطع إلى البيع، ولا يلزمك أي إجراء.' },
    },
    'cancel-operator': {
      en: {
        title: 'An order has been cancelled by Ghiyar',
        introduction:
          'The customer can’t receive it. The parts are on sale again; there is nothing for you to do.',
      },
      ar: {
        title: 'ألغى غيار أحد الطلبات',
        introduction: 'لا يمكن للعميل استلامه. عادت القطع إلى البيع، ولا يلزمك أي إجراء.',
      },
    },
    'request-cancel': {
      en: {
        title: 'The customer asks to cancel the order',
        introduction: 'Agree, or go on and hand the parts over.',
      },
      ar: {
        title: 'العميل يطلب إلغاء الطلب',
        introduction: 'وافق على الإلغاء، أو تابع التسليم.',
      },
    },
    confirm: {
      en: {
        title: 'The customer has confirmed the delivery',
        introduction: 'The order counts as delivered.',
      },
      ar: { title: 'أكّد العميل الاستلام', introduction: 'يُعدّ الطلب مسلّماً.' },
    },
    expire: {
      en: {
        title: 'An order has expired',
        introduction: 'It was not answered in time. The parts are on sale again.',
        note: 'Customers order again from sellers who answer quickly.',
      },
      ar: {
        title: 'انتهت مهلة الطلب',
        introduction: 'لم ترد في الوقت المحدد، وعادت القطع إلى البيع.',
        note: 'العملاء يعودون إلى البائع الذي يرد بسرعة.',
      },
    },
    end: {
      en: {
        title: 'An order has ended',
        introduction: 'An account was closed. Parts that were reserved are on sale again.',
      },
      ar: {
        title: 'انتهى الطلب',
        introduction: 'أُغلق أحد الحسابين، وعادت القطع المحجوزة إلى البيع.',
      },
    },
    complete: {
      en: { title: 'An order is completed', introduction: 'The time for returns is over.' },
      ar: { title: 'اكتمل الطلب', introduction: 'انتهت مدة الإرجاع.' },
    },
  },
}
