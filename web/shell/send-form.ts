import type { CallOptions } from '#contract/api.ts'

/** The parts of a reply that a call needs, independent of the transport. */
export type RawReply = {
  status: number
  body: string
  header: (name: string) => string | null
}

/**
 * Sends fields and files as multipart/form-data and reports progress, which `fetch` can't. Rejects
 * when the server isn't reached.
 */
export function sendForm(
  url: string,
  fields: Record<string, unknown>,
  headers: Record<string, string>,
  { files = {}, onProgress, signal }: CallOptions,
): Promise<RawReply> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined) form.append(name, String(value))
  for (const [name, given] of Object.entries(files))
    for (const file of given ? [given].flat() : []) form.append(name, file, file.name)
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress?.(loaded / total)
    request.onload = () =>
      resolve({
        status: request.status,
        body: request.responseText,
        header: (name) => request.getResponseHeader(name),
      })
    request.onerror = () => reject(new TypeError('The form was not sent'))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}
