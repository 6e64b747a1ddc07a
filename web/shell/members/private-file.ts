import type { Language } from '#contract/language.ts'
import { ApiError, type ErrorBody } from '#contract/api.ts'
import { ConnectionError } from '../api.ts'
import { forgetLogin, loginNow } from '../login-record.ts'

/** Accepted file types of uploads. The browser must not try to display anything else. */
const known = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])

/**
 * Whether a file name is that of a picture, which can be shown on the page; a PDF is saved instead.
 */
export const isPictureName = (name: string) => /\.(jpe?g|png|webp)$/i.test(name)

/**
 * The address of a private file on this site; undefined for any other, because the token is sent
 * with the request.
 */
export function ownAddress(address: string, origin: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  return url.origin === origin ? url.pathname + url.search : undefined
}

/**
 * Fetches a file that only its owner may open. Throws `ApiError` when it is refused, after clearing
 * an ended session, and `ConnectionError` when the server isn't reached.
 */
export async function fetchPrivateFile(address: string, language: Language): Promise<Blob> {
  const token = loginNow()?.token
  const own = ownAddress(address, location.origin)
  if (own === undefined) throw new ConnectionError('Not an address of this site')
  let response: Response
  try {
    response = await fetch(own, {
      headers: {
        'Accept-Language': language,
        ...(token && { Authorization: `Bearer ${token}` }),
      },
    })
    if (response.ok) {
      const body = await response.blob()
      return known.has(body.type) ? body : new Blob([body], { type: 'application/octet-stream' })
    }
  } catch (error) {
    throw new ConnectionError('The file was not reached', { cause: error })
  }
  const refusal = await response.json().catch(() => undefined)
  if (!refusal) throw new ConnectionError(`No readable reply (${response.status})`)
  const error = new ApiError(response.status, refusal as ErrorBody)
  if (error.code === 'auth.required') forgetLogin(token)
  throw error
}

/** Saves a file under a name. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // Some browsers read the address only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/**
 * The content as a `data:` address, the only other source of pictures that the content policy
 * allows.
 */
export function toDataAddress(content: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(content)
  })
}
