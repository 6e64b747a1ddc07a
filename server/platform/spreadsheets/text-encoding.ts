import { createReadStream } from 'node:fs'

export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1256' | 'windows-1252'

/** Text that the bytes of one file were turned into, piece by piece, without NUL and byte order mark. */
export async function* decodedText(
  path: string,
  encoding: TextEncoding,
): AsyncGenerator<string, void> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of createReadStream(path))
    yield withoutNul(decoder.decode(chunk as Buffer, { stream: true }))
  yield withoutNul(decoder.decode())
}

const withoutNul = (text: string) => (text.includes('\0') ? text.replaceAll('\0', '') : text)

/** How the text of a file is written, told by all of its bytes; `head` are the first of them. */
export async function encodingOf(path: string, head: Buffer): Promise<TextEncoding> {
  const wide = utf16Of(head)
  if (wide) return wide
  const counts = { wide: 0, invalid: 0, arabic: 0, latin: 0 }
  const decoder = new TextDecoder('utf-8')
  let last = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    countCharacters(decoder.decode(chunk, { stream: true }), counts)
    last = countNeighbours(chunk, last, counts)
  }
  countCharacters(decoder.decode(), counts)
  // A cut or mixed-up character doesn't make the rest of the file another encoding.
  if (counts.invalid * 10 <= counts.wide) return 'utf-8'
  return counts.latin > counts.arabic ? 'windows-1252' : 'windows-1256'
}

/** By the mark at the beginning, else by the zero bytes that ASCII leaves on one side. */
function utf16Of(head: Buffer): TextEncoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros: [number, number] = [0, 0]
  for (let index = 0; index < head.length; index++) if (head[index] === 0) zeros[index & 1]!++
  const [even, odd] = zeros
  const many = head.length / 20
  if (odd > many && odd > even * 10) return 'utf-16le'
  if (even > many && even > odd * 10) return 'utf-16be'
  return undefined
}

function countCharacters(text: string, counts: { wide: number; invalid: number }) {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === 0xfffd) counts.invalid++
    else if (code >= 0x80) counts.wide++
  }
}

/**
 * Arabic letters stand next to one another; the accented letters that have the same bytes in
 * Windows-1252 stand next to plain ones. Returns the last byte.
 */
function countNeighbours(chunk: Buffer, last: number, counts: { arabic: number; latin: number }) {
  let before = last
  for (const byte of chunk) {
    if (isHigh(byte) && isHigh(before)) counts.arabic++
    else if ((isHigh(byte) && isPlain(before)) || (isPlain(byte) && isHigh(before))) counts.latin++
    before = byte
  }
  return before
}

const isHigh = (byte: number) => byte >= 0xc0 && byte !== 0xd7 && byte !== 0xf7
const isPlain = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a
