/** The beginning of what a service on the outside replied, as text. */
export type OutsideReply = { status: number; text: string }

const LARGEST = 64 * 1024

/**
 * Calls a service on the outside: no redirects (a 3xx is the reply), at most `timeoutMs` for all of
 * it, and no more than 64 kB of what comes back, or `mostBytes`. Throws where no complete reply comes in time.
 */
export async function callOutside(
  url: string | URL,
  {
    timeoutMs,
    mostBytes = LARGEST,
    ...request
  }: RequestInit & {
    timeoutMs: number
    mostBytes?: number
  },
): Promise<OutsideReply> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { ...request, redirect: 'manual', signal })
  return { status: response.status, text: await beginningOf(response, mostBytes) }
}

async function beginningOf(response: Response, most: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let room = most
  // Leaving the loop early cancels the rest.
  for await (const bytes of response.body ?? []) {
    text += decoder.decode(bytes.subarray(0, room), { stream: true })
    room -= bytes.length
    if (room <= 0) break
  }
  return text
}

/** JSON as a value; undefined where it is none, as when it was cut off. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
