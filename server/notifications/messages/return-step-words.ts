import type { MailLanguage } from '../../platform/messages/mail/bilingual-mail.ts'
import type { OrderSide, StepWords } from './order-step-words.ts'

/** What mails say about a step of a return, by whom they go to and by event; `refund-card` and `refund-transfer` are refunds of prepaid orders, `refund-credit` of those on credit. */
export const returnStepWords: Record<OrderSide, Record<string, Record<MailLanguage, StepWords>>> = {
  buyer: {
    approve: {
      en: {
        title: 'Your return is approved',
        introduction: 'Hand the parts back within 14 days, and say so on the page of the order.',
      },
      ar: {
        title: 'تمت الموافقة على طلب الإرجاع',
        introduction: 'أعد القطع خلال 14 يوماً، ثم أكّد ذلك في صفحة الطلب.',
      },
    },
    decline: {
      en: {
        title: 'The seller has declined your return',
        introduction: 'If you disagree, you can open a dispute within 7 days.',
      },
      ar: {
        title: 'رفض البائع طلب الإرجاع',
        introduction: 'إذا لم توافق على ذلك فيمكنك فتح نزاع خلال 7 أيام.',
      },
    },
    receive: {
      en: {
        title: 'The seller has received the parts',
        introduction: 'A refund or a replacement comes next, within 3 days.',
      },
      ar: {
        title: 'استلم البائع القطع',
        introduction: 'الخطوة التالية رد المبلغ أو استبدال القطع خلال 3 أيام.',
      },
    },
    refund: {
      en: {
        title: 'Your return has been refunded',
        introduction:
          'The page of the order has the credit note. If you did not get the money, contact the seller at once.',
      },
      ar: {
        title: 'تم رد مبلغ الإرجاع',
        introduction:
          'تجد الإشعار الدائن في صفحة الطلب. إذا لم يصلك المبلغ فتواصل مع البائع في الحال.',
      },
    },
    'refund-credit': {
      en: {
        title: 'Your return has been credited',
        introduction:
          'The amount is taken off what you owe the seller; what you had paid of it, the seller pays back. The page of the order has the credit note.',
      },
      ar: {
        title: 'خُصم مبلغ الإرجاع من حسابك الآجل',
        introduction:
          'يُخصم المبلغ مما عليك للبائع، ويرد البائع ما سبق أن دفعته منه. تجد الإشعار الدائن في صفحة الطلب.',
      },
    },
    'refund-card': {
      en: {
        title: 'Your return is refunded to your card',
        introduction:
          'The amount is on its way to the card that paid; a bank may take some days. The page of the order has the credit note.',
      },
      ar: {
        title: 'يُرد مبلغ الإرجاع إلى بطاقتك',
        introduction:
          'المبلغ في طريقه إلى البطاقة التي دُفع بها، وقد يحتاج البنك إلى بضعة أيام. تجد الإشعار الدائن في صفحة الطلب.',
      },
    },
    'refund-transfer': {
      en: {
        title: 'Your return is refunded to your bank account',
        introduction:
          'The page of the order says to which account it is transferred, or asks you for one. It has the credit note, too.',
      },
      ar: {
        title: 'يُرد مبلغ الإرجاع إلى حسابك البنكي',
        introduction:
          'تجد في صفحة الطلب الحساب الذي يُحوَّل إليه المبلغ أو السؤال عنه، ومعه الإشعار الدائن.',
      },
    },
    replace: {
      en: {
        title: 'The seller has replaced the parts',
        introduction: 'If you did not get the new parts, contact the seller at once.',
      },
      ar: {
        title: 'استبدل البائع القطع',
        introduction: 'إذا لم تستلم القطع الجديدة فتواصل مع البائع في الحال.',
      },
    },
    dispute: {
      en: {
        title: 'Your return is in dispute',
        introduction: 'Ghiyar looks at it. You can still agree with the seller.',
      },
      ar: {
        title: 'طلب الإرجاع محل نزاع',
        introduction: 'ستنظر فيه منصة غيار، ويمكنك الاتفاق مع البائع في أي وقت.',
      },
    },
    close: {
      en: { title: 'Your return is closed', introduction: 'Nothing is refunded for it.' },
      ar: { title: 'أُغلق طلب الإرجاع', introduction: 'لن يُرد عنه أي مبلغ.' },
    },
  },
  seller: {
    request: {
      en: {
        title: 'A customer asks to return parts',
        introduction: 'Answer within 3 days; after that it is approved automatically.',
      },
      ar: {
        title: 'عميل يطلب إرجاع قطع',
        introduction: 'أجب خلال 3 أيام، وإلا تمت الموافقة تلقائياً.',
      },
    },
    approve: {
      en: {
        title: 'A return was approved automatically',
        introduction: 'It was not answered in time. The customer hands the parts back next.',
      },
      ar: {
        title: 'تمت الموافقة على إرجاع تلقائياً',
        introduction: 'لم ترد في الوقت المحدد. الخطوة التالية أن يعيد العميل القطع.',
      },
    },
    withdraw: {
      en: {
        title: 'The customer has withdrawn the return',
        introduction: 'There is nothing for you to do.',
      },
      ar: { title: 'سحب العميل طلب الإرجاع', introduction: 'لا يلزمك أي إجراء.' },
    },
    'hand-back': {
      en: {
        title: 'The customer has handed the parts back',
        introduction: 'Confirm within 7 days that you have received them.',
      },
      ar: { title: 'أعاد العميل القطع', introduction: 'أكّد استلامها خلال 7 أيام.' },
    },
    dispute: {
      en: {
        title: 'A return is in dispute',
        introduction: 'Ghiyar looks at it. You can still agree with the customer.',
      },
      ar: {
        title: 'طلب إرجاع محل نزاع',
        introduction: 'ستنظر فيه منصة غيار، ويمكنك الاتفاق مع العميل في أي وقت.',
      },
    },
    refund: {
      en: {
        title: 'Ghiyar has decided a dispute for the customer',
        introduction: 'Pay the amount back to the customer.',
      },
      ar: {
        title: 'حسمت منصة غيار النزاع لصالح العميل',
        introduction: 'رُدّ المبلغ إلى العميل.',
      },
    },
    'refund-credit': {
      en: {
        title: 'Ghiyar has decided a dispute for the customer',
        introduction:
          'The amount is taken off what the customer owes you. Pay back what has been paid of it already.',
      },
      ar: {
        title: 'حسمت منصة غيار النزاع لصالح العميل',
        introduction: 'يُخصم المبلغ مما على العميل لك. رُدّ ما سبق أن دُفع منه.',
      },
    },
    'refund-card': {
      en: {
        title: 'Ghiyar has decided a dispute for the customer',
        introduction:
          'The amount goes back to the customer’s card, and off your balance. There is nothing for you to pay.',
      },
      ar: {
        title: 'حسمت منصة غيار النزاع لصالح العميل',
        introduction: 'يعود المبلغ إلى بطاقة العميل ويُخصم من رصيدك، ولا يلزمك دفع أي شيء.',
      },
    },
    'refund-transfer': {
      en: {
        title: 'Ghiyar has decided a dispute for the customer',
        introduction:
          'The amount goes back to the customer’s bank account, and off your balance. There is nothing for you to pay.',
      },
      ar: {
        title: 'حسمت منصة غيار النزاع لصالح العميل',
        introduction: 'يعود المبلغ إلى حساب العميل البنكي ويُخصم من رصيدك، ولا يلزمك دفع أي شيء.',
      },
    },
    close: {
      en: { title: 'A return is closed', introduction: 'You refund nothing for it.' },
      ar: { title: 'أُغلق طلب إرجاع', introduction: 'لا يترتب عليك رد أي مبلغ.' },
    },
  },
}
