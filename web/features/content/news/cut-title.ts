/** A title of at most `most` characters as a reader counts them; a longer one ends with "…". */
export function cutTitle(title: string, most: number): string {
  const characters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}…` : title
}
