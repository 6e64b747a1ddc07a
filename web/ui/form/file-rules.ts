/** File types that a field accepts, by MIME type. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const documentTypes = [...pictureTypes, 'application/pdf'] as const

const endings: Record<string, RegExp> = {
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
  'application/pdf': /\.pdf$/i,
}

type FileFacts = Pick<File, 'name' | 'type' | 'size'>

/** Why a file can't be sent; the server checks it as well. */
export function fileProblem(file: FileFacts, types: readonly string[], maxBytes: number) {
  const named = types.find((type) => endings[type]?.test(file.name))
  // Some systems don't know the type of a file; then its name is used.
  if (file.type === '' ? !named : !types.includes(file.type)) return 'type'
  if (file.size > maxBytes) return 'size'
  return file.size === 0 ? 'empty' : undefined
}

/** Whether a picture can't be opened, whatever its name says. */
export async function isBroken(file: File): Promise<boolean> {
  if (!file.type.startsWith('image/')) return false
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  bitmap?.close()
  return bitmap === undefined
}

/** "PDF", "JPG": the common name of the file type. */
export function fileKind({ name, type }: Pick<File, 'name' | 'type'>): string {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1] ?? type.split('/')[1] ?? ''
  return ending.toUpperCase().replace('JPEG', 'JPG')
}

/** "1.2 MB", "340 KB"; units in the language. */
export function fileSize(bytes: number, language: string): string {
  const large = bytes >= 1_000_000
  return new Intl.NumberFormat(language === 'ar' ? 'ar-AE' : language, {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1000))
}

/**
 * The progress of each file when `share` of all has been sent: a form sends its files one after
 * another. `sizes` are in the order in which they are sent.
 */
export function sharesSent(sizes: readonly number[], share: number): number[] {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let left = total * share
  return sizes.map((size) => {
    const sent = Math.max(0, Math.min(size, left))
    left -= sent
    return size === 0 ? 1 : sent / size
  })
}
