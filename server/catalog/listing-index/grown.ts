/** The column `from` at the beginning of the longer one `to`. */
export function grown<Column extends { set(from: Column): void }>(
  from: Column,
  to: Column,
): Column {
  to.set(from)
  return to
}
