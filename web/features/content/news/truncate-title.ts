/** A title of at most `maxCharacters` visible characters; a longer one ends with "…". */
export function truncateTitle(title: string, maxCharacters: number): string {
  const characters = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join('').trimEnd()}…`
    : title
}
