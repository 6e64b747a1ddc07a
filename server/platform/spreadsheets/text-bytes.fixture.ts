/** The text in an encoding of one byte per character, by turning the decoder around. */
export function encode(text: string, encoding: 'windows-1256' | 'windows-1252'): Buffer {
  const characters = new TextDecoder(encoding).decode(
    Uint8Array.from({ length: 256 }, (_, byte) => byte),
  )
  return Buffer.from(
    Array.from(text, (character) => {
      const byte = characters.indexOf(character)
      if (byte < 0) throw new RangeError(`${character} isn't in ${encoding}`)
      return byte
    }),
  )
}

export const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}
