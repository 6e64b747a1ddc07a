const shownAtMost = 99

/** The number of a badge: "7", "99+"; empty for zero. */
export function badgeText(count: number): string {
  if (count <= 0) return ''
  return count > shownAtMost ? `${shownAtMost}+` : String(count)
}

/** The title of a tab with unread messages: "(3) Brake disc · Ghiyar". */
export function titleWith(count: number, title: string): string {
  const figure = badgeText(count)
  return figure ? `(${figure}) ${title}` : title
}
