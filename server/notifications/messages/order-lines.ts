import type { Fils } from '#contract/money.ts'
import type { MailLanguage } from '../../platform/messages/mail/bilingual-mail.ts'
import type { MailItem } from '../../platform/messages/mail/mail-block.ts'
import { shownPrice } from '../../platform/messages/mail/shown-facts.ts'
import { namedPart, type Part } from './named-part.ts'

export type MailLine = Part & {
  ordered: number
  /** What the seller supplies of what was ordered. */
  quantity: number
  priceFils: Fils
}

const MOST_LINES = 20

const moreLines = {
  en: (count: number) => (count === 1 ? 'And 1 more part.' : `And ${count} more parts.`),
  ar: (count: number) => `وقطع أخرى، عددها ${count}.`,
}

/** The first lines of an order as items of a mail, with how many more there are. */
export function mailLines<Line extends MailLine>(
  lines: Line[],
  language: MailLanguage,
  textOf: (line: Line) => string,
): { items: MailItem[]; more?: string } {
  const left = lines.length - MOST_LINES
  return {
    items: lines.slice(0, MOST_LINES).map((line) => {
      const { partName, number } = namedPart(line, language)
      const pieces = `${line.ordered} × ${shownPrice(line.priceFils)}`
      return { title: partName, detail: { name: pieces, number }, text: textOf(line) }
    }),
    ...(left > 0 && { more: moreLines[language](left) }),
  }
}

/** What was ordered or stands, with the fees for delivery. */
export const totalOf = (lines: { pieces: number; priceFils: Fils }[], fees: Fils[]): Fils =>
  (lines.reduce((sum, { pieces, priceFils }) => sum + pieces * priceFils, 0) +
    fees.reduce((sum, fee) => sum + fee, 0)) as Fils

export const asOrdered = (lines: MailLine[]) =>
  lines.map(({ ordered, priceFils }) => ({ pieces: ordered, priceFils }))

export const asSupplied = (lines: MailLine[]) =>
  lines.map(({ quantity, priceFils }) => ({ pieces: quantity, priceFils }))
