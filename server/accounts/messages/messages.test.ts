import PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import type { Language } from '#contract/language.ts'
import { startMailServer } from '../../platform/messages/mail-server.fixture.ts'
import { smtpSender } from '../../platform/messages/smtp.ts'
import { accessKeyMade } from './access-key-made.ts'
import { accountClosed, accountClosing } from './account-closing.ts'
import { alreadyRegistered, alreadyRegisteredBySms } from './already-registered.ts'
import { bankAccountChanged } from './bank-account-changed.ts'
import { codeByEmail, codeBySms } from './code.ts'
import { contactChanged } from './contact-changed.ts'
import { factorsChanged } from './factors-changed.ts'
import { newSignIn } from './new-sign-in.ts'
import { passwordChanged } from './password-changed.ts'

const origin = 'https://ghiyar.test'
const code = '048271'
const at = new Date('2026-11-21T21:05:00Z')
const device = 'Chrome on Android'

const mails = {
  codeByEmail: (language: Language) => codeByEmail({ language, origin, code }),
  alreadyRegistered: (language: Language) => alreadyRegistered({ language, origin, code }),
  passwordChanged: (language: Language) => passwordChanged({ language, origin, at }),
  contactChanged: (language: Language) =>
    contactChanged({ language, origin, at, now: 'samir.new@example.com' }),
  newSignIn: (language: Language) => newSignIn({ language, origin, device, country: 'AE', at }),
  accessKeyMade: (language: Language) =>
    accessKeyMade({ language, origin, at, name: 'Stock system', ending: 'x7Qa' }),
  bankAccountChanged: (language: Language) =>
    bankAccountChanged({ language, origin, at, ending: '3456' }),
  bankAccountRemoved: (language: Language) =>
    bankAccountChanged({ language, origin, at, ending: undefined }),
  factorsChanged: (language: Language) => factorsChanged({ language, origin, at }),
  accountClosing: (language: Language) => accountClosing({ language, origin, until: at }),
  accountClosed: (language: Language) => accountClosed({ language, origin }),
}
const texts = { codeBySms, alreadyRegisteredBySms }

const count = (text: string, part: string) => text.split(part).length - 1
const arabic = /[\u0621-\u064a]/g
const latin = /[A-Za-z]/g

test.for(Object.entries(mails))(
  '%s is written in both languages, the reader’s first',
  ([, mail]) => {
    for (const language of ['ar', 'en', 'fr', 'zh'] as const) {
      const { channel, subject, text, html = '' } = mail(language)
      const order = language === 'ar' ? ['ar', 'en'] : ['en', 'ar']
      expect(channel).toBe('email')
      expect([...html.matchAll(/<td class="line" lang="(..)"/g)].map(([, lang]) => lang)).toEqual(
        order,
      )
      expect(html).toContain(`<html lang="${order[0]}">`)
      expect(html).toMatch(/lang="ar" dir="rtl" align="right"/)
      expect(html).toMatch(/lang="en" dir="ltr" align="left"/)
      for (const part of [subject, text]) {
        const first = part.search(/[\p{Script=Latin}\p{Script=Arabic}]/u)
        expect(/\p{Script=Arabic}/u.test(part[first]!), part).toBe(language === 'ar')
        expect(part.match(arabic)?.length).toBeGreaterThan(10)
        expect(part.match(latin)?.length).toBeGreaterThan(10)
      }
      expect(subject).not.toMatch(/[\r\n]/)
    }
  },
)

test.for(Object.entries(mails))(
  'the plain text of %s has everything that its HTML has',
  ([, mail]) => {
    const { text, html = '' } = mail('en')
    const shown = html
      .replace(/<(head|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, '\n')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('Ghiyar&nbsp;'))
    expect(shown.length).toBeGreaterThan(6)
    for (const line of shown) expect(text).toContain(line)
    expect(text).not.toMatch(/[<>]|undefined|\[object/)
  },
)

test.for(Object.entries(mails))('the HTML of %s loads nothing from other sites', ([, mail]) => {
  const { html = '' } = mail('ar')
  expect(html).not.toMatch(/<(?:img|link|script|iframe|form|svg|object)|url\(|@import|src=/i)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([origin])
  expect(html).toContain('max-width:600px')
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('prefers-color-scheme: dark')
  for (const tag of ['table', 'tr', 'td', 'p', 'h1', 'a', 'bdi'])
    expect(count(html, `</${tag}>`), tag).toBe(
      html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0,
    )
  expect(html.length).toBeLessThan(20_000)
})

test.for(['codeByEmail', 'alreadyRegistered'] as const)(
  '%s has the code once in each language',
  (name) => {
    for (const language of ['ar', 'en'] as const) {
      const { subject, text, html = '', code: shown } = mails[name](language)
      expect(shown).toBe(code)
      expect(count(text, code)).toBe(2)
      expect(count(html, code)).toBe(2)
      expect(html.match(/<p class="code" dir="ltr"[^>]*>048271<\/p>/g)).toHaveLength(2)
      expect(text.match(/^048271$/gm)).toHaveLength(2)
      expect(subject).not.toContain(code)
      for (const part of ['5 minutes', '5 دقائق', 'Never share', 'لا تشارك', 'ignore', 'تجاهل'])
        expect(text).toContain(part)
    }
  },
)

test('messages without a code contain none', () => {
  for (const mail of [mails.passwordChanged, mails.newSignIn, mails.accountClosed])
    expect(mail('en')).not.toHaveProperty('code')
  expect(mails.passwordChanged('en').html).not.toContain('class="code"')
})

test.for(Object.entries(texts))('%s is in one language and fits one SMS', ([name, sms]) => {
  const inArabic = sms({ language: 'ar', origin, code })
  expect(inArabic).toMatchObject({ channel: 'sms', code })
  expect(inArabic.text).not.toMatch(latin)
  // 70 characters are one part of an SMS in Arabic script, 67 each of several.
  expect(inArabic.text.length).toBeLessThanOrEqual(name === 'codeBySms' ? 70 : 134)
  for (const language of ['en', 'fr', 'zh'] as const) {
    const { text } = sms({ language, origin, code })
    expect(text).not.toMatch(arabic)
    // Letters of the GSM alphabet alone: 160 of them are one part.
    expect(text).toMatch(/^[\w .,:?']+$/)
    expect(text.length).toBeLessThanOrEqual(160)
  }
  for (const { text } of [inArabic, sms({ language: 'en', origin, code })]) {
    expect(count(text, code)).toBe(1)
    expect(text).toMatch(/5 minutes|5 دقائق/)
    expect(text).toMatch(/Never share|لا تعطه/)
    expect(text).toMatch(/ignore|تجاهل/)
    expect(text).not.toContain(origin)
  }
})

test('times are in the time zone of the Emirates', () => {
  const { text } = mails.newSignIn('en')
  expect(text).toContain('22 November 2026 at 01:05 (UAE time)')
  expect(text).toMatch(/22 نوفمبر 2026.*1:05.*\(بتوقيت الإمارات\)/)
  expect(mails.accountClosing('en').text).toContain('deleted on 22 November 2026\n')
})

test('a login mail describes place and device in words', () => {
  const { text } = mails.newSignIn('en')
  expect(text).toContain('Device: \u2068Chrome on Android\u2069')
  expect(text).toContain('الجهاز: \u2068\u200fChrome على Android\u2069')
  expect(text).toContain('Place: \u2068United Arab Emirates\u2069')
  expect(text).toContain('المكان: \u2068الإمارات العربية المتحدة\u2069')
})

test.for([
  [null, ''],
  ['', '   '],
  ['ZZZ', '\u202e\n'],
])('unknown details are described as unknown: %j', ([country, named]) => {
  const facts = { language: 'en', origin, at, country: country ?? null, device: named! } as const
  const { text } = newSignIn(facts)
  expect(count(text, '\u2068Unknown\u2069')).toBe(2)
  expect(count(text, '\u2068غير معروف\u2069')).toBe(2)
})

test('a device name can’t inject markup, lines or links', () => {
  const named = `<script>alert("1")</script>&amp;\r\n\r\nLog in at https://evil.example now\u202e${'x'.repeat(500)}`
  const { text, html = '' } = newSignIn({
    language: 'en',
    origin,
    device: named,
    country: 'AE',
    at,
  })
  expect(html).not.toContain('<script')
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)')
  expect(html).toContain('&amp;amp;')
  for (const part of [text, html]) {
    expect(part).not.toMatch(/evil\.example|https:\/\/evil|\u202e|x{100}/)
    expect(part).not.toMatch(/^Log in at/m)
  }
})

test('a marketplace address can’t break out of its link', () => {
  const { html = '' } = accountClosed({ language: 'en', origin: 'https://a.test/"><script>' })
  expect(html).not.toContain('<script')
})

test.for([
  ['samir.new@example.com', 's•••@example.com', 'e-mail address'],
  ['a@b.ae', '•••@b.ae', 'e-mail address'],
  ['ab@b.ae', '•••@b.ae', 'e-mail address'],
  ['+971501234567', '+971•••567', 'phone number'],
] as const)('the mail about %s to the former address shows only %s', ([now, shown, what]) => {
  const { text, html, subject } = contactChanged({ language: 'en', origin, at, now })
  expect(subject).toContain(what)
  expect(count(text, shown)).toBe(2)
  expect(text + html).not.toContain(now)
})

test('SMTP delivers the messages unchanged', async () => {
  const { port, received } = await startMailServer()
  const sender = smtpSender({
    url: `smtp://127.0.0.1:${port}`,
    from: 'Ghiyar <no-reply@ghiyar.test>',
  })
  onTestFinished(() => sender.close())
  const mail = mails.newSignIn('ar')
  await sender.send({ ...mail, to: 'samir@example.com' })
  const { subject, text, html } = await PostalMime.parse(received[0]!.raw)
  expect(subject).toBe(mail.subject)
  expect(text?.trimEnd()).toBe(mail.text)
  expect(html?.trimEnd()).toBe(mail.html)
})
