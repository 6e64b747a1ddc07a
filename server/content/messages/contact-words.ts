import type { ContactReason } from '#contract/contact-options.ts'
import type { MailLanguage } from '../../platform/messages/mail/bilingual-mail.ts'

/** What the two mails about a ticket contain. */
export type TicketDetails = {
  ticket: string
  name: string
  email: string
  /** E.164. */
  mobile: string
  mode: 'mobile' | 'email'
  reason: ContactReason
  message: string
  at: Date
}

export const reasons: Record<MailLanguage, Record<ContactReason, string>> = {
  en: { 'General Enquiry': 'General enquiry', Complaint: 'Complaint' },
  ar: { 'General Enquiry': 'استفسار عام', Complaint: 'شكوى' },
}

export const labels = {
  en: {
    ticket: 'Ticket',
    reason: 'Reason',
    name: 'Name',
    email: 'E-mail',
    mobile: 'Mobile',
    mode: 'Preferred reply',
    language: 'Language',
    at: 'Sent',
  },
  ar: {
    ticket: 'رقم الطلب',
    reason: 'السبب',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    mobile: 'الجوال',
    mode: 'طريقة الرد المطلوبة',
    language: 'اللغة',
    at: 'وقت الإرسال',
  },
}

export const modes = {
  en: { mobile: 'Phone', email: 'E-mail' },
  ar: { mobile: 'الهاتف', email: 'البريد الإلكتروني' },
}
