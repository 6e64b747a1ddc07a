import type { DeliveryMethod } from '#contract/order-status.ts'
import type { MailLanguage } from '../../platform/messages/mail/bilingual-mail.ts'

/** What the facts of mails about orders are called. */
export const orderLabels = {
  en: {
    number: 'Order',
    returned: 'Return',
    refund: 'Refund',
    garage: 'Customer',
    seller: 'Seller',
    delivery: 'Delivery',
    fee: 'Delivery fee',
    total: 'Total',
    payment: 'Payment',
    cash_on_delivery: 'Cash on delivery',
    credit: 'On credit of the seller',
    card: 'Paid by card',
    bank_transfer: 'Paid by bank transfer',
    reference: 'Your reference',
    answerBy: 'Answer by',
    reason: 'Reason',
    carrier: 'Carrier',
    tracking: 'Tracking number',
    driver: 'Driver',
  },
  ar: {
    number: 'الطلب',
    returned: 'طلب الإرجاع',
    refund: 'المبلغ المسترد',
    garage: 'العميل',
    seller: 'البائع',
    delivery: 'التسليم',
    fee: 'رسوم التوصيل',
    total: 'الإجمالي',
    payment: 'الدفع',
    cash_on_delivery: 'نقداً عند الاستلام',
    credit: 'بالآجل على حساب البائع',
    card: 'مدفوع بالبطاقة',
    bank_transfer: 'مدفوع بتحويل بنكي',
    reference: 'مرجعك',
    answerBy: 'آخر موعد للرد',
    reason: 'السبب',
    carrier: 'شركة الشحن',
    tracking: 'رقم التتبع',
    driver: 'السائق',
  },
}

export const deliveryNames: Record<MailLanguage, Record<DeliveryMethod, string>> = {
  en: { pickup: 'Pick-up at the shop', own: 'Your own driver', courier: 'Courier' },
  ar: { pickup: 'استلام من المحل', own: 'سائقكم', courier: 'شركة شحن' },
}
