// What the server takes for tampering: controls, and signs that turn the order of letters around. Phones
// put such signs into what they copy, around numbers in Arabic text above all.
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069\uFEFF]/g

// What else is refused where others read a name or a note: signs without room, joiners outside words.
const hidden =
  /[\u200B\u200E\u200F\u2060-\u2064\u00AD\u180E]|(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?!\p{L})/gu

/** A text as it can be sent: what can't be seen and would be refused is left out. */
export function cleanText(typed: string): string {
  return typed.replace(/\r\n?/g, '\n').replace(forbidden, '').toWellFormed().normalize('NFC').trim()
}

/** The same for what the contract calls `plain`: notes and names. */
export const cleanPlain = (typed: string) => cleanText(cleanText(typed).replace(hidden, ''))
