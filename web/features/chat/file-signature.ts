// A PDF may have a few bytes before its header.
const PDF_WITHIN = 1_024

/** How many bytes identify the type of a file. */
export const signatureBytes = PDF_WITHIN + 5

/** Whether a file starts like a JPG, PNG, WebP or PDF, whatever its name. */
export function hasKnownSignature(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes)
  return (
    text.startsWith('\xFF\xD8\xFF') ||
    text.startsWith('\x89PNG\r\n\x1A\n') ||
    (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) ||
    text.slice(0, signatureBytes).includes('%PDF-')
  )
}
