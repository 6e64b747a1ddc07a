import type { Language } from '#contract/language.ts'

/** `ltr` is for numbers, codes and prices, which stay left to right in every text. */
export type MailFact = { label: string; value: string; ltr?: true; href?: string }

/** One of several items of a mail. */
export type MailItem = { title: string; detail: { name: string; number: string }; text: string }

/** The content of a mail in one language, in this order; the code stands large after the introduction. */
export type MailWords = {
  subject: string
  title: string
  introduction: string
  facts?: MailFact[]
  /** A text from a user, by lines. */
  quote?: string[]
  items?: MailItem[]
  /** How many more there are, in words. */
  more?: string
  /** What is on the button, where the mail has one. */
  button?: string
  notes: string[]
}

export type MailBlock = MailWords & { language: Language }
