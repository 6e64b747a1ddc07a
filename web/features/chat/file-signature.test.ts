import { expect, test } from 'vitest'
import { hasKnownSignature } from './file-signature.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['JPG', '\xFF\xD8\xFF\xE0..JFIF', true],
  ['PNG', '\x89PNG\r\n\x1A\n....', true],
  ['WebP', 'RIFF\x24\0\0\0WEBPVP8 ', true],
  ['PDF', '%PDF-1.7\n', true],
  ['another sound', 'RIFF\x24\0\0\0WAVEfmt ', false],
  ['HEIC', '\0\0\0\x18ftypheic', false],
  ['a web page', '<html></html>', false],
  ['nothing', '', false],
])('%s is recognised by its first bytes', (_, text, known) => {
  expect(hasKnownSignature(bytesOf(text))).toBe(known)
})
