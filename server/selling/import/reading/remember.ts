/**
 * Reads each text once: lists say the same again and again. Keeps the last `most` texts, and up to as
 * many of those before.
 */
export function remember<Read>(most: number, read: (text: string) => Read): (text: string) => Read {
  let recent = new Map<string, Read>()
  let before = new Map<string, Read>()
  return (text) => {
    const known = recent.get(text)
    if (known !== undefined) return known
    const found = before.get(text) ?? read(text)
    if (recent.size >= most) [before, recent] = [recent, new Map()]
    recent.set(text, found)
    return found
  }
}
