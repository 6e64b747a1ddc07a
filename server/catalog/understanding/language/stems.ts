/** What is left of a word without an ending or a particle that is written together with it. */
export function stemsOf(word: string): string[] {
  const stems: string[] = []
  // The letter for the body after a chassis code: "GRJ150W".
  if (/^[a-z]+\d+[a-z]$/.test(word)) stems.push(word.slice(0, -1))
  if (/^[a-z]{4,}$/.test(word)) {
    if (word.endsWith('es')) stems.push(word.slice(0, -2))
    if (word.endsWith('s')) stems.push(word.slice(0, -1))
    if (word.endsWith('ing') && word.length > 6)
      stems.push(word.slice(0, -3), `${word.slice(0, -3)}e`)
    stems.push(`${word}s`, `${word}es`)
  }
  if (/^[\u0621-\u064a\u0686\u06af]{4,}$/.test(word)) {
    if (/^[لوبفك]/.test(word)) stems.push(word.slice(1), word.replace(/^.(?:ال|ل)?/, ''))
    for (const ending of ['ات', 'ين', 'ون', 'يه', 'ه', 'ي', 'ها'])
      if (word.endsWith(ending)) stems.push(word.slice(0, -ending.length))
    stems.push(`${word}ات`, `${word}ه`)
  } else if (/^[\u0621-\u064a\u0686\u06af]{3}$/.test(word)) stems.push(`${word}ات`, `${word}ه`)
  return stems.filter((stem) => stem.length >= 2)
}

/** Those of its stems that a word begins with: "bush" of "bushes". */
export const shorterForms = (word: string): string[] =>
  stemsOf(word).filter((stem) => stem.length >= 3 && word.startsWith(stem))
