import { expect, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { toFils } from '#contract/money.ts'
import {
  expectBilingual,
  expectHarmless,
} from '../../platform/messages/mail/mail-checks.fixture.ts'
import { transferNews, type TransferNews } from './transfer-news.ts'

const origin = 'https://ghiyar.test'
const account = { name: 'Ghiyar FZ', iban: 'AE070331234567890123456', bank: 'Bank of Tests' }
const iban = 'AE070331234567890199999'
const until = new Date('2026-12-01T19:59:00Z')
const amount = toFils(1_360.5)

const all: TransferNews[] = [
  { news: 'instructions', amount, account, until },
  { news: 'part_paid', amount, missing: toFils(260), until },
  { news: 'refund_due', amount, iban: null },
  { news: 'refund_due', amount, iban },
  { news: 'refund_paid', amount, iban, reference: 'FT26330-8' },
  { news: 'refund_failed', amount, iban, reason: 'iban' },
  { news: 'refund_failed', amount, iban, reason: 'bank' },
  { news: 'reversed', amount },
  { news: 'reversed', amount, missing: toFils(260), until },
  { news: 'account_missing', amount },
]
const mailOf = (language: Language, of: TransferNews, isShutOut = false) =>
  transferNews({ language, origin, orderId: 'o1', number: 'R100234', isShutOut }, of)

test.for(all)('$news is in both languages and leads to the order', (of) => {
  expectBilingual((language) => mailOf(language, of))
  for (const language of ['ar', 'en'] as const) {
    const mail = mailOf(language, of)
    expectHarmless(mail, [origin, `${origin}/orders/o1`])
    for (const phrase of ['R100234', 'AED 1,360.5']) expect(mail.text).toContain(phrase)
    // An account of the buyer is never written out.
    expect(mail.text).not.toContain('0123 4567 8901 9999')
    expect(mail.text).not.toContain(iban)
  }
})

test('instructions have all that a bank asks for', () => {
  const { text } = mailOf('en', all[0]!)
  for (const phrase of ['AE07 0331 2345 6789 0123 456', 'Ghiyar FZ', 'Bank of Tests', 'R100234'])
    expect(text).toContain(phrase)
})

test('only without an account, or with a wrong one, is the buyer asked for it', () => {
  const isAsked = (of: TransferNews, isShutOut = false) =>
    /Tell us|Enter the IBAN/.test(mailOf('en', of, isShutOut).text)
  const asking = all.filter((of) => isAsked(of))
  expect(asking).toEqual([
    { news: 'refund_due', amount, iban: null },
    { news: 'refund_failed', amount, iban, reason: 'iban' },
    { news: 'account_missing', amount },
  ])
  // Who can't log in can't enter one.
  const sent = all.filter(({ news }) => news !== 'account_missing')
  expect(sent.filter((of) => isAsked(of, true))).toEqual([])
})
