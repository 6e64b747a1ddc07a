import { del, get, set } from 'idb-keyval'
import { listedAddress, listedFile, type ListedPicture } from '#web/ui/form/picture-list.ts'

type KeptPicture = { file?: File; address?: string; shown?: string }

/** Keeps the pictures of a draft beside its words. Rejects where the browser keeps none. */
export async function keepPictures(key: string, pictures: readonly ListedPicture[]): Promise<void> {
  if (pictures.length === 0) return del(key)
  const kept = pictures.map(({ file, address, shown }): KeptPicture =>
    address ? { address, shown } : { file },
  )
  await set(key, kept)
}

/** The pictures of a draft; none where the browser keeps none. */
export async function keptPictures(key: string): Promise<ListedPicture[]> {
  try {
    const kept = (await get<KeptPicture[]>(key)) ?? []
    return kept.flatMap(({ file, address, shown }) => {
      if (address) return [listedAddress(address, shown ?? address)]
      return file instanceof Blob ? [listedFile(file)] : []
    })
  } catch {
    return []
  }
}

export const dropPictures = (key: string) => del(key).catch(() => {})
