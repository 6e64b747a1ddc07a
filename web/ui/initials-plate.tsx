/** Up to two initials of a name, for a company without a picture. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const distinctive = words.filter((word) => !/^(al|el|the|and|of|for)$/i.test(word))
  return (
    (distinctive.length > 0 ? distinctive : words)
      .slice(0, 2)
      // The Arabic article is no initial.
      .map((word) => word.replace(/^ال(?=.)/u, '')[0]!.toUpperCase())
      .join('')
  )
}

/** A plate with the initials of `name`, or the picture at `src`. */
export function InitialsPlate({
  name,
  src,
  size = 'small',
}: {
  name: string
  src: string | null
  size?: 'small' | 'large'
}) {
  const edge = size === 'large' ? 88 : 48
  const className = size === 'large' ? 'plate plate-large' : 'plate'
  if (src) {
    return <img src={src} alt="" width={edge} height={edge} loading="lazy" className={className} />
  }
  return (
    <span aria-hidden="true" className={className}>
      {initialsOf(name)}
    </span>
  )
}
