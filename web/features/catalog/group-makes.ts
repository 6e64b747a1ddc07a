/** Splits makes into the leading ones, in their order, and the others by the alphabet of a language. */
export function groupMakes<Make extends { label: string }>(
  makes: Make[],
  leading: number,
  language: string,
): { leading: Make[]; others: Make[] } {
  const { compare } = new Intl.Collator(language)
  return {
    leading: makes.slice(0, leading),
    others: makes.slice(leading).sort((a, b) => compare(a.label, b.label)),
  }
}
