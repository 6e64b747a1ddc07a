import { expect, test } from 'vitest'
import { callHref, phoneText, shareHref, whatsappHref } from './contact-links.ts'

test('calls use E.164, WhatsApp digits only', () => {
  expect(callHref('+971 50 123 4567')).toBe('tel:+971501234567')
  expect(whatsappHref('+971501234567', 'Brake disc & pads\n43512-60191')).toBe(
    'https://wa.me/971501234567?text=Brake%20disc%20%26%20pads%0A43512-60191',
  )
  expect(shareHref('a b')).toBe('https://wa.me/?text=a%20b')
})

test.each([
  ['+971501234567', '+971 50 123 4567'],
  ['+97142345678', '+971 4 234 5678'],
  ['+441234', '+441234'],
])('%s is shown as %s', (phone, text) => expect(phoneText(phone)).toBe(text))
