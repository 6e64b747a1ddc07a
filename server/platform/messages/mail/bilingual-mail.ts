import type { Language } from '#contract/language.ts'
import type { Message } from '../message.ts'
import type { MailWords, MailBlock } from './mail-block.ts'
import { mailPage } from './mail-page.ts'
import { stopWords } from './stop-words.ts'

/** The languages that every mail speaks but the newsletter. */
export type MailLanguage = 'en' | 'ar'

/** What every message needs; `origin` is the address of the marketplace, as "https://ghiyar.ae". */
export type MessageFacts = { language: Language; origin: string }

/** Where the button leads, and where mails of this kind are stopped. */
type Links = { code?: string; href?: string; stop?: string }

export type Unaddressed = Omit<Message, 'to'>

/** A mail in English and in Arabic, which comes first for those who read Arabic. */
export function bilingualMail(
  facts: MessageFacts & Links,
  words: Record<MailLanguage, MailWords>,
): Unaddressed {
  const order: MailLanguage[] = facts.language === 'ar' ? ['ar', 'en'] : ['en', 'ar']
  return mailOf(
    facts,
    order.map((language) => ({ language, ...words[language] })),
  )
}

/** A mail in the language of its reader alone. */
export const mailIn = (facts: MessageFacts & Links, words: MailWords): Unaddressed =>
  mailOf(facts, [{ language: facts.language, ...words }])

function mailOf({ origin, code, href, stop }: MessageFacts & Links, blocks: MailBlock[]) {
  const ends = stop === undefined ? [] : [blocks.map((of) => `${stopWords[of.language]}: ${stop}`)]
  return {
    channel: 'email' as const,
    subject: blocks.map(({ subject }) => subject).join(' | '),
    text: [
      ...blocks.map((block) => textOf(block, { code, href })),
      ...ends.map((lines) => lines.join('\n')),
      origin,
    ].join('\n\n———\n\n'),
    html: mailPage({ origin, code, href, stop, blocks }),
    ...(code !== undefined && { code }),
    ...(stop !== undefined && { listUnsubscribe: stop }),
  }
}

// Isolated, so that neither the value nor what follows it is reordered.
const isolated = (value: string) => `\u2068${value}\u2069`
const leftToRight = (value: string) => `\u2066${value}\u2069`

function textOf(words: MailWords, { code, href }: Links): string {
  const { title, introduction, facts = [], quote = [], items = [], more, button, notes } = words
  const rows = facts.map(
    ({ label, value, ltr }) => `${label}: ${ltr ? leftToRight(value) : isolated(value)}`,
  )
  const listed = items.map(({ title: of, detail: { name, number }, text }) =>
    [isolated(of), `${isolated(name)} · ${leftToRight(number)}`, isolated(text)].join('\n'),
  )
  const link = button !== undefined && href !== undefined ? `${button}:\n${href}` : undefined
  const parts = [
    title,
    introduction,
    code,
    rows.join('\n'),
    quote.map((line) => line && isolated(line)).join('\n'),
    ...listed,
    more,
    link,
    notes.join('\n'),
  ]
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n')
}
