export type Piece = { kind: 'text' | 'number' | 'link'; text: string }

const link = /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?()[\]{}،؛؟»]/
const phone = /\+?\d{1,4}(?:[ -]\d{2,4}){2,}/
// "53970-TBA-V62", "11/20/2026": pieces of letters and digits; at least one digit, or it is a word.
const partNumber = /(?=[A-Za-z./-]*\d)[A-Za-z0-9]+(?:[./-][A-Za-z0-9]+)+/
const telling = new RegExp(`(${[link, phone, partNumber].map(({ source }) => source).join('|')})`)

/**
 * Web addresses in a message, and the numbers that have to stay in one piece: within Arabic, the parts
 * of "53970-TBA-V62" would change places.
 */
export function piecesOf(message: string): Piece[] {
  // Every second one is what the expression found.
  return message.split(telling).flatMap((text, at): Piece[] => {
    if (text === '') return []
    if (at % 2 === 0) return [{ kind: 'text', text }]
    return [{ kind: text.startsWith('http') ? 'link' : 'number', text }]
  })
}
