import { expect, onTestFinished, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { toFils } from '#contract/money.ts'
import {
  expectBilingual,
  expectHarmless,
  hostile,
} from '../../platform/messages/mail/mail-checks.fixture.ts'
import { startMailServer } from '../../platform/messages/mail-server.fixture.ts'
import { smtpSender } from '../../platform/messages/smtp.ts'
import { callbackAsked, callbackAskedBySms } from './callback-asked.ts'
import { priceDropped } from './price-dropped.ts'

const origin = 'https://ghiyar.test'
const stop = `${origin}/unsubscribe?token=${'a'.repeat(43)}&kind=callback`
const part = { partName: 'Front brake pads', partNameAr: 'فحمات أمامية', sku: '04465-0K020' }
const asked = {
  ...{ name: 'كراج النور', phone: '+971501234567', part },
  ...{ note: 'Do you have the rear ones too?', preferred: 'morning' },
}
const path = '/spare-part-details/front-brake-pads-044650k020?seller=s1'
const prices = { was: toFils(1_250), now: toFils(999.5) }

const callbackMail = (language: Language, more: Partial<typeof asked> = {}) =>
  callbackAsked({ language, origin, stop, ...asked, ...more })
const priceMail = (language: Language, named = part) =>
  priceDropped({ language, origin, stop, part: named, path, ...prices })

test.for([
  ['callbackAsked', callbackMail, [origin, stop, `${origin}/my-callbacks`, 'tel:+971501234567']],
  ['priceDropped', priceMail, [origin, stop, `${origin}${path}`]],
] as const)('%s is in both languages and has one link', ([, mail, links]) => {
  expectBilingual((language) => mail(language))
  for (const language of ['ar', 'en'] as const) {
    const made = mail(language)
    expectHarmless(made, [...links])
    expect(made.listUnsubscribe).toBe(stop)
    expect(made.html!.match(/class="button"/g)).toHaveLength(2)
    expect(made.text).toContain(`Unsubscribe from these e-mails: ${stop}`)
    expect(made.text).toContain(`إلغاء الاشتراك في هذه الرسائل: ${stop}`)
  }
})

test('a call-back has garage, time and part in the words of each language', () => {
  const { text, html, subject } = callbackMail('en')
  expect(subject).toContain('04465-0K020')
  for (const phrase of ['In the morning', 'صباحاً', 'Front brake pads', 'فحمات أمامية'])
    expect(text).toContain(phrase)
  expect(html).toContain('<bdi dir="ltr">+971501234567</bdi>')
  expect(text).toContain('Phone: \u2066+971501234567\u2069')
  const bare = callbackMail('en', { note: '', preferred: '' }).text
  expect(bare).not.toMatch(/Note:|Best time:|ملاحظة:|الوقت المناسب:/)
  expect(callbackMail('en', { preferred: 'After the Friday prayer' }).text).toContain(
    'After the Friday prayer',
  )
})

test('a price stays left to right, with the drop in per cent', () => {
  const { html, text } = priceMail('ar')
  expect(html).toContain('<bdi dir="ltr">AED 999.50 (−20%)</bdi>')
  expect(text).toContain('\u2066AED 1,250\u2069')
})

test('texts of others can’t inject markup, lines or links', () => {
  const named = { partName: hostile, partNameAr: hostile, sku: hostile.slice(0, 40) }
  const callback = callbackMail('en', {
    ...{ name: hostile, note: hostile, preferred: hostile, part: named },
  })
  expectHarmless(callback, [origin, stop, `${origin}/my-callbacks`, 'tel:+971501234567'])
  expectHarmless(priceMail('en', named), [origin, stop, `${origin}${path}`])
  for (const { text, html, subject } of [callback, priceMail('en', named)]) {
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;')
    expect(text).not.toMatch(/evil\.example|^Bcc/m)
    expect(subject).not.toMatch(/[\r\n]/)
  }
  const sms = callbackAskedBySms({ language: 'en', ...asked, name: hostile, part: named })
  expect(sms.text).not.toMatch(/[\r\n\u202e]|evil\.example|all@/)
})

test('the SMS is one sentence in one language, with the number to call', () => {
  const english = callbackAskedBySms({ language: 'fr', ...asked, name: 'Al Noor Garage' })
  expect(english.text).toBe(
    'Ghiyar: Al Noor Garage requests a call about part 04465-0K020: +971501234567',
  )
  // Letters of the GSM alphabet alone: 160 of them are one part.
  expect(english.text).toMatch(/^[\w .,:?'+-]{1,160}$/)
  const inArabic = callbackAskedBySms({ language: 'ar', ...asked })
  expect(inArabic).toMatchObject({ channel: 'sms' })
  expect(inArabic.text).toContain('+971501234567')
  // Two parts of 67 at most.
  const longest = { ...part, sku: 'X'.repeat(40) }
  const long = { language: 'ar', ...asked, name: 'ك'.repeat(200), part: longest } as const
  expect(inArabic.text.length).toBeLessThanOrEqual(134)
  expect(callbackAskedBySms(long).text.length).toBeLessThanOrEqual(201)
})

test('SMTP delivers the messages unchanged, with the link to unsubscribe', async () => {
  const { port, received } = await startMailServer()
  const sender = smtpSender({
    ...{ url: `smtp://127.0.0.1:${port}`, from: 'Ghiyar <no-reply@ghiyar.test>' },
  })
  onTestFinished(() => sender.close())
  const mail = callbackMail('ar', { name: hostile })
  await sender.send({ ...mail, to: 'seller@example.com' })
  const [{ mail: arrived, to }] = received as [(typeof received)[number]]
  expect(to).toEqual(['seller@example.com'])
  expect(arrived.subject).toBe(mail.subject)
  expect(arrived.text?.trimEnd()).toBe(mail.text)
  expect(arrived.html?.trimEnd()).toBe(mail.html)
  const header = arrived.headers.find(({ key }) => key === 'list-unsubscribe')
  expect(header?.value).toBe(`<${stop}>`)
})
