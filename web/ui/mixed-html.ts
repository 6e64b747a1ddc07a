import { latinRuns } from './latin-runs.ts'

const ARABIC = /[\u0600-\u06ff]/
const TAG = /(<[^<>]*>)/
const ENTITY = /(&[a-z\d#]{1,31};)/i

/** Clean HTML that people wrote, in which Latin letters and digits keep their order also between Arabic. */
export const mixedHtml = (html: string): string =>
  html
    .split(TAG)
    .map((part, at) => (isBetween(at) && ARABIC.test(part) ? isolate(part) : part))
    .join('')

const isolate = (text: string): string =>
  text
    .split(ENTITY)
    .map((part, at) => (isBetween(at) ? latinRuns(part).map(withIsolation).join('') : part))
    .join('')

/** Of what is split by an expression in brackets, every second is the separator. */
const isBetween = (at: number) => at % 2 === 0

const withIsolation = ({ text }: { text: string }) =>
  /[a-z\d]/i.test(text) ? `<bdi dir="ltr">${text}</bdi>` : text
