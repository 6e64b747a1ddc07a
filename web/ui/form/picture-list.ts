/** A picture of the list: a new file, or one that the server has already. */
export type ListedPicture = {
  /** Its own as long as it is in the list. */
  key: string
  /** What the page shows. Addresses of new ones live as long as the page: an undo may bring them back. */
  shown: string
  /** As it will be sent. */
  file?: File
  /** As it was chosen, to be cut anew; not there when it comes from a draft. */
  original?: Blob
  /** Where the server has it. */
  address?: string
}

/** The list with the picture at `from` taken to `to`; the same list where that changes nothing. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || from === to || to < 0 || to >= list.length) return list
  const rest = list.filter((_, index) => index !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}

/** A new picture for the list. */
export function listedFile(file: File, original?: Blob): ListedPicture {
  return { key: crypto.randomUUID(), file, original, shown: URL.createObjectURL(file) }
}

/** One that the server has. */
export const listedAddress = (address: string, shown: string): ListedPicture => ({
  ...{ key: address, address, shown },
})
