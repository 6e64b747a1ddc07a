import { expect, test } from 'vitest'
import { requestCallback } from '#contract/callbacks.ts'
import { sendMessage } from '#contract/chat.ts'
import { cleanPlain, cleanText } from './clean-text.ts'

const refused = '\u2066+971 50 123 4567\u2069\u0007 \uD800 كم السعر؟\r\nشكراً\uFEFF'

test('characters that the server rejects are removed from copied text', () => {
  const ids = { roomId: crypto.randomUUID(), clientId: crypto.randomUUID() }
  const takes = (message: string) => sendMessage.input.safeParse({ ...ids, message })
  expect(takes(refused).success).toBe(false)
  const { data } = takes(cleanText(refused))
  expect(data?.message).toBe('+971 50 123 4567 \uFFFD كم السعر؟\nشكراً')
  expect(data?.message).toBe(cleanText(refused))
})

test('blanks alone are empty', () => {
  expect(cleanText(' \n\u202E ')).toBe('')
})

test('invisible characters are removed from a note, except joiners within words', () => {
  const takes = (note: string) =>
    requestCallback.input.safeParse({ listing_id: crypto.randomUUID(), note })
  const copied = '\u200E+971 50 123 4567\u200F \u200C قطعه\u200Cها \u200B\u00AD'
  expect(takes(copied).success).toBe(false)
  expect(takes(cleanPlain(copied)).data?.note).toBe('+971 50 123 4567  قطعه\u200Cها')
})
