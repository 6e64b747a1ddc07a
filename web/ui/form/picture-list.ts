/** A picture of the list: a new file, or one that the server already has. */
export type ListedPicture = {
  /** Unique and stable while it is in the list. */
  key: string
  /**
   * The shown address. Addresses of new pictures live as long as the page, because an undo may
   * restore them.
   */
  shown: string
  /** The file as it will be sent. */
  file?: File
  /** The file as it was chosen, to be cropped again; absent when it comes from a draft. */
  original?: Blob
  /** Its address on the server. */
  address?: string
}

/** The list with the picture at `from` moved to `to`; the same list if that changes nothing. */
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

/** A picture that the server has. */
export const listedAddress = (address: string, shown: string): ListedPicture => ({
  ...{ key: address, address, shown },
})
