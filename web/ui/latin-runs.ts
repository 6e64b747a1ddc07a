const ARABIC = /[\u0600-\u06ff]/
// A dash or slash between two numbers goes with them, and a sign at the end with what is before it.
const RUN = /[a-z\d]+(?:[-–/.,+%°&' ]+[a-z\d]+)*[+%°]?/gi

export type Piece = { text: string; isLatin: boolean }

/** Cuts an Arabic text into what is Arabic and its runs of Latin letters and digits: "دينمو ", "2010-2024". */
export function latinRuns(text: string): Piece[] {
  if (!ARABIC.test(text)) return [{ text, isLatin: false }]
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: run, index } of text.matchAll(RUN)) {
    pieces.push({ text: text.slice(end, index), isLatin: false }, { text: run, isLatin: true })
    end = index + run.length
  }
  pieces.push({ text: text.slice(end), isLatin: false })
  return pieces.filter((piece) => piece.text !== '')
}
