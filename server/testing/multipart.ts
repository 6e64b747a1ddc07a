import { randomBytes } from 'node:crypto'

/** A file as a browser would send it. */
export type SentFile = { name: string; bytes: Buffer; type?: string }

/** Files by their fields. */
export type SentFiles = Record<string, SentFile | SentFile[]>

/** A body of multipart/form-data, and the header that goes with it. */
export function multipartBody(
  fields: Record<string, unknown>,
  files: SentFiles = {},
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = `----test${randomBytes(8).toString('hex')}`
  const texts = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => part(name, '', Buffer.from(textOf(value).toWellFormed())))
  const contents = Object.entries(files).flatMap(([name, sent]) =>
    [sent]
      .flat()
      .map(({ name: filename, bytes, type }) =>
        part(
          name,
          `; filename="${filename.replaceAll('"', '%22')}"\r\nContent-Type: ${type ?? 'application/octet-stream'}`,
          bytes,
        ),
      ),
  )
  const pieces = [...texts, ...contents].flatMap((piece) => [
    Buffer.from(`--${boundary}\r\n`),
    piece,
  ])
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** Lists and objects go as JSON. */
const textOf = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value)

const part = (name: string, rest: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `Content-Disposition: form-data; name="${name.replace(/["\r\n]/g, '_')}"${rest}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
