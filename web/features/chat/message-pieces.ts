export type Piece = { kind: 'text' | 'number' | 'link'; text: string }

const link = /https?:\/\/[^\s<>"]+[^\s<>"'.,;:!?()[\]{}،؛؟»]/
const phone = /\+?\d{1,4}(?:[ -]\d{2,4}){2,}/
// "53970-TBA-V62", "11/20/2026": runs of letters and digits with at least one digit.
const partNumber = /(?=[A-Za-z./-]*\d)[A-Za-z0-9]+(?:[./-][A-Za-z0-9]+)+/
const recognised = new RegExp(
  `(${[link, phone, partNumber].map(({ source }) => source).join('|')})`,
)

/**
 * Splits a message into text, web addresses, and numbers that have to stay in one piece: within
 * Arabic, the segments of "53970-TBA-V62" would be reordered.
 */
export function piecesOf(message: string): Piece[] {
  // Every second item is a match.
  return message.split(recognised).flatMap((text, at): Piece[] => {
    if (text === '') return []
    if (at % 2 === 0) return [{ kind: 'text', text }]
    return [{ kind: text.startsWith('http') ? 'link' : 'number', text }]
  })
}
