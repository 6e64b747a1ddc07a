import { del, get, set } from 'idb-keyval'
import { listedAddress, listedFile, type ListedPicture } from '#web/ui/form/picture-list.ts'

type StoredPicture = { file?: File; address?: string; shown?: string }

/** Keeps the pictures of a draft beside its words. Rejects where the browser keeps none. */
export async function storePictures(
  key: string,
  pictures: readonly ListedPicture[],
): Promise<void> {
  if (pictures.length === 0) return del(key)
  const stored = pictures.map(({ file, address, shown }): StoredPicture =>
    address ? { address, shown } : { file },
  )
  await set(key, stored)
}

/** The pictures of a draft; none where the browser keeps none. */
export async function storedPictures(key: string): Promise<ListedPicture[]> {
  try {
    const stored = (await get<StoredPicture[]>(key)) ?? []
    return stored.flatMap(({ file, address, shown }) => {
      if (address) return [listedAddress(address, shown ?? address)]
      return file instanceof Blob ? [listedFile(file)] : []
    })
  } catch {
    return []
  }
}

export const dropPictures = (key: string) => del(key).catch(() => {})
