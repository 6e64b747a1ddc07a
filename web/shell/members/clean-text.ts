// What the server rejects as tampering: control characters, and characters that change the text
// direction. Phones add such characters to copied text, around numbers in Arabic text above all.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFEFF]/g

// What else is rejected in names and notes: zero-width characters, joiners outside words.
const hidden =
  /[\u200B\u200E\u200F\u2060-\u2064\u00AD\u180E]|(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?!\p{L})/gu

/** Removes the invisible characters that the server would reject. */
export function cleanText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(forbidden, '').toWellFormed().normalize('NFC').trim()
}

/** The same for what the contract calls `plain`: notes and names. */
export const cleanPlain = (typed: string) => cleanText(cleanText(typed).replace(hidden, ''))
