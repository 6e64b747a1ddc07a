// A PDF may have a little before it begins.
const PDF_WITHIN = 1_024

/** How many bytes tell what a file is. */
export const signatureBytes = PDF_WITHIN + 5

/** Whether a file begins like a JPG, PNG, WebP or PDF, whatever its name says. */
export function hasKnownSignature(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes)
  return (
    text.startsWith('\xFF\xD8\xFF') ||
    text.startsWith('\x89PNG\r\n\x1A\n') ||
    (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) ||
    text.slice(0, signatureBytes).includes('%PDF-')
  )
}
