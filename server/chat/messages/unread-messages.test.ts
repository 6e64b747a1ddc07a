import { expect, test } from 'vitest'
import {
  expectBilingual,
  expectHarmless,
  hostile,
} from '../../platform/messages/mail/mail-checks.fixture.ts'
import { moreRooms, newMessages } from './counted.ts'
import { unreadMessages } from './unread-messages.ts'

const origin = 'https://ghiyar.test'
const stop = `${origin}/unsubscribe?token=${'a'.repeat(43)}&kind=message`
const links = [origin, stop, `${origin}/chats`]

const room = {
  ...{ other: 'كراج النور', unread: 2, sku: '04465-0K020' },
  ...{ partName: 'Front brake pads', partNameAr: 'فحمات أمامية', text: 'هل القطعة متوفرة؟' },
}
const mail = (rooms: (typeof room)[], language: 'en' | 'ar' | 'fr' | 'zh' = 'en') =>
  unreadMessages({ language, origin, stop, rooms })

test('it is in both languages and links to the conversations', () => {
  expectBilingual((language) => mail([room, { ...room, other: 'Falcon' }], language))
  const { subject, text, html, listUnsubscribe } = mail([room, { ...room, unread: 1 }])
  expectHarmless({ channel: 'email', subject, text, html }, links)
  expect(listUnsubscribe).toBe(stop)
  expect(subject).toBe('3 new messages on Ghiyar | لديك 3 رسائل جديدة في غيار')
  for (const phrase of ['كراج النور (2)', 'Front brake pads', 'فحمات أمامية', 'هل القطعة متوفرة؟'])
    expect(text).toContain(phrase)
  expect(html).toContain('<bdi dir="ltr">04465-0K020</bdi>')
})

test('a long text is cut, and a file without text is named', () => {
  const long = `${'Is it still there? '.repeat(7)}😀😀😀😀😀😀😀😀😀😀`
  const { text } = mail([
    { ...room, text: long },
    { ...room, text: '' },
  ])
  const [shown] = /Is it still there[^\u2069]*/.exec(text)!
  expect(Array.from(shown)).toHaveLength(141)
  expect(shown).toMatch(/😀…$/u)
  expect(text).toContain('Sent a file')
  expect(text).toContain('أرسل ملفاً')
})

test('ten conversations are listed, the others counted', () => {
  const rooms = Array.from({ length: 13 }, (_, i) => ({ ...room, other: `Garage ${i}!` }))
  const { text, html = '' } = mail(rooms)
  expect(text).toContain('Garage 9!')
  expect(text).not.toContain('Garage 10!')
  for (const part of [text, html]) {
    expect(part).toContain('And 3 more conversations.')
    expect(part).toContain('و3 محادثات أخرى.')
  }
  expect(mail(rooms.slice(0, 10)).text).not.toMatch(/more conv|محادثات? أخرى/)
  expect(text).toContain('26 new messages')
})

test('counts use the plural forms of each language', () => {
  expect([1, 2, 3, 11, 100, 102].map((n) => newMessages(n, 'ar'))).toEqual([
    ...['رسالة جديدة', 'رسالتان جديدتان', '3 رسائل جديدة'],
    ...['11 رسالة جديدة', '100 رسالة جديدة', '102 رسالة جديدة'],
  ])
  expect([1, 2].map((n) => newMessages(n, 'en'))).toEqual(['1 new message', '2 new messages'])
  expect([1, 2, 11].map((n) => moreRooms(n, 'ar'))).toEqual([
    ...['ومحادثة أخرى.', 'ومحادثتان أخريان.', 'و11 محادثة أخرى.'],
  ])
})

test('texts of others can’t inject markup, lines or links', () => {
  const named = { ...room, other: hostile, partName: hostile, sku: hostile.slice(0, 40) }
  const { text, html, ...rest } = mail([{ ...named, text: hostile.repeat(3) }])
  expectHarmless({ ...rest, text, html }, links)
  expect(html).not.toContain('<script')
  expect(text).not.toMatch(/evil\.example|^Bcc/m)
  expect(rest.subject).not.toMatch(/[\r\n]/)
})
