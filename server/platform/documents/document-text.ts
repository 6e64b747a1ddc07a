// What a line of a document holds at least; a longer word may be broken anywhere.
const LONGEST_WORD = 20

const ARABIC = /\p{Script=Arabic}/u
/** A run of Latin letters and numbers, such as a part or phone number; signs between two of them go with it. */
const LATIN_RUN = /\+?[a-z\d]+(?:[-–/.,+%°&' ]+[a-z\d]+)*[+%°]?/gi
const LONG_WORD = new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, 'gu')

const isolated = (run: string) => `\u2066${run}\u2069`

/**
 * A text for documents: on one line, without control signs and signs that reorder what follows. Within Arabic,
 * Latin runs keep their order.
 */
export function documentText(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[^\P{C}\u200c\u200d]+|\p{Z}+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
    .replace(LONG_WORD, '$&\u200b')
  return ARABIC.test(plain) ? plain.replace(LATIN_RUN, isolated) : plain
}
