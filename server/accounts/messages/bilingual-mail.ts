import type { Language } from '#contract/language.ts'
import type { Message } from '../../platform/messages/message.ts'
import { mailPage } from './mail-page.ts'

/** The languages that every mail speaks. */
export type MailLanguage = 'en' | 'ar'

/** What a mail says in one language: in this order, with the code large after the introduction. */
export type MailWords = {
  subject: string
  title: string
  introduction: string
  facts?: { label: string; value: string }[]
  notes: string[]
}

/** What every message needs; `origin` is the address of the marketplace, as "https://ghiyar.ae". */
export type MessageFacts = { language: Language; origin: string }

export type Unaddressed = Omit<Message, 'to'>

/** A mail in English and in Arabic, which comes first for those who read Arabic. */
export function bilingualMail(
  { language, origin, code }: MessageFacts & { code?: string },
  words: Record<MailLanguage, MailWords>,
): Unaddressed {
  const order: MailLanguage[] = language === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  const blocks = order.map((each) => ({ language: each, ...words[each] }))
  return {
    channel: 'email',
    subject: blocks.map(({ subject }) => subject).join(' | '),
    text: [...blocks.map((block) => textOf(block, code)), origin].join('\n\n———\n\n'),
    html: mailPage({ origin, code, blocks }),
    ...(code !== undefined && { code }),
  }
}

function textOf({ title, introduction, facts = [], notes }: MailWords, code?: string): string {
  // Isolated, so that neither the value nor what follows it is reordered.
  const rows = facts.map(({ label, value }) => `${label}: \u2068${value}\u2069`)
  const parts = [title, introduction, code, rows.join('\n'), notes.join('\n')]
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n')
}
