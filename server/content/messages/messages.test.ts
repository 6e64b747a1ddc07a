import { expect, onTestFinished, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import {
  expectBilingual,
  expectHarmless,
  hostile,
} from '../../platform/messages/mail/mail-checks.fixture.ts'
import { startMailServer } from '../../platform/messages/mail-server.fixture.ts'
import { smtpSender } from '../../platform/messages/smtp.ts'
import { confirmNewsletter } from './confirm-newsletter.ts'
import { contactReceived } from './contact-received.ts'
import { contactWritten } from './contact-written.ts'
import type { TicketDetails } from './contact-words.ts'
import { newsletterLetter } from './newsletter-letter.ts'
import { subscribedAlready } from './subscribed-already.ts'

const origin = 'https://ghiyar.test'
const token = 'aB3-_'.repeat(9)
const leave = `${origin}/newsletter/unsubscribe?token=${token}`
const written: TicketDetails = {
  ...{ ticket: 'GH-7K4Q-9XM2', name: 'Salem Haddad', email: 'salem@example.com' },
  ...{ mobile: '+971501234567', mode: 'mobile', reason: 'Complaint' },
  ...{ message: 'First line\n\nالسطر الثاني', at: new Date('2026-11-21T21:05:00Z') },
}
const article = { id: 'brakes & heat', title: 'Brakes & heat', summary: 'What pads stand.' }
const letter = (language: Language) => newsletterLetter({ language, origin, token, article })
const contactLinks = [origin, 'mailto:salem%40example.com', 'tel:+971501234567']

test.for([
  [
    'contactReceived',
    (language: Language) => contactReceived({ language, origin, ...written }),
    [origin],
  ],
  [
    'confirmNewsletter',
    (language: Language) => confirmNewsletter({ language, origin, token }),
    [origin, `${origin}/newsletter/confirm?token=${token}`],
  ],
  [
    'subscribedAlready',
    (language: Language) => subscribedAlready({ language, origin, token }),
    [origin, leave],
  ],
] as const)('%s is in both languages with the right link', ([, mail, links]) => {
  expectBilingual(mail)
  for (const language of ['ar', 'fr'] as const) expectHarmless(mail(language), [...links])
})

test('the message is quoted once, each line in its own direction', () => {
  for (const language of ['en', 'ar'] as const) {
    const { text, html } = contactReceived({ language, origin, ...written })
    for (const phrase of ['First line', 'السطر الثاني', '+971501234567'])
      expect(text.split(phrase).length - 1, phrase).toBe(phrase.startsWith('+') ? 2 : 1)
    expect(text).toContain('\u2068First line\u2069\n\n\u2068السطر الثاني\u2069')
    expect(html).toMatch(/<p class="text" dir="auto"[^>]*>السطر الثاني<\/p>/)
    expect(html!.indexOf('First line')).toBeLessThan(html!.lastIndexOf('<h1'))
  }
  const byMail = contactReceived({ language: 'en', origin, ...written, mode: 'email' })
  expect(byMail.text).not.toContain('+971501234567')
})

test('the operator’s mail has sender, channel and time', () => {
  const { text, html, subject } = contactWritten({ origin, language: 'zh', ...written })
  expect(subject).toBe('Complaint: GH-7K4Q-9XM2 | شكوى: GH-7K4Q-9XM2')
  for (const phrase of ['Chinese', 'الصينية', 'Phone', '22 November 2026 at 01:05 (UAE time)'])
    expect(text).toContain(phrase)
  for (const href of contactLinks) expect(html).toContain(`href="${href}"`)
})

test.for(['en', 'ar', 'fr', 'zh'] as const)(
  'a letter in %s is in that language only',
  (language) => {
    const mail = letter(language)
    const href = `${origin}/news-details/brakes%20%26%20heat?lang=${language}`
    expectHarmless(mail, [origin, href, leave])
    expect(mail).toMatchObject({ subject: 'Brakes & heat', listUnsubscribe: leave })
    expect(mail.html!.match(/<td class="line" lang=/g)).toHaveLength(1)
    expect(mail.html).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(mail.text).toContain(`: ${leave}`)
    const scripts = { ar: /\p{Script=Arabic}{3}/u, zh: /\p{Script=Han}{3}/u }
    const { html } = mail
    for (const script of ['ar', 'zh'] as const)
      expect([script, scripts[script].test(html!.replace('غيار</td>', ''))]).toEqual([
        ...[script, script === language],
      ])
  },
)

test('texts of visitors can’t inject markup or links into their mail', () => {
  const { subject, ...mail } = contactReceived({
    language: 'en',
    origin,
    ...written,
    message: hostile,
  })
  expectHarmless({ ...mail, subject }, [origin])
  expect(mail.html).not.toContain('<script')
  expect(mail.text).not.toMatch(/evil\.example|^Bcc: all@/m)
})

test('nor anything but text into the operator’s', () => {
  const { text, html, subject } = contactWritten({
    ...{ origin, language: 'en', ...written, message: hostile, name: hostile.replace(/\s/g, ' ') },
  })
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;')
  expect(html!.match(/href="([^"]*)"/g)).toHaveLength(5)
  expect(subject).not.toMatch(/[\r\n]|evil/)
  expect(text).toContain('https://evil.example/x')
})

test('SMTP delivers the messages unchanged', async () => {
  const { port, received } = await startMailServer()
  const sender = smtpSender({
    ...{ url: `smtp://127.0.0.1:${port}`, from: 'Ghiyar <no-reply@ghiyar.test>' },
  })
  onTestFinished(() => sender.close())
  for (const mail of [letter('zh'), contactWritten({ origin, language: 'ar', ...written })]) {
    await sender.send({ ...mail, to: 'reader@example.com' })
    const { subject, text, html } = received.at(-1)!.mail
    expect(subject).toBe(mail.subject)
    expect(text?.trimEnd()).toBe(mail.text)
    expect(html?.trimEnd()).toBe(mail.html)
  }
})
