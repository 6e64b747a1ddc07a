import { paired } from './load.ts'
import { startBare, startGhiyar } from './servers.ts'

/** Kept public pages beside a bare Fastify reply of the same size, plain and compressed. */
export async function benchPages(databaseUrl: string): Promise<void> {
  const ghiyar = await startGhiyar(databaseUrl)
  try {
    for (const path of ['/', '/all-listings', '/stores'])
      for (const encoding of ['identity', 'br']) {
        const headers = { 'accept-encoding': encoding }
        const page = await fetch(ghiyar.url + path, { headers })
        await page.arrayBuffer()
        const bytes = await sentBytes(ghiyar.url + path, encoding)
        const bare = await startBare({ BODY_BYTES: String(bytes) })
        const {
          ours,
          bare: theirs,
          ratio,
        } = await paired({ url: ghiyar.url + path, headers }, { url: bare.url })
        await bare.stop()
        console.log(
          `page ${path} (${encoding}, ${bytes} B): ${ours}/s, bare ${theirs}/s, ratio ${ratio.toFixed(2)} (goal ≥ 0.40)`,
        )
      }
  } finally {
    await ghiyar.stop()
  }
}

// fetch unpacks what it gets; the length header tells what went over the wire.
async function sentBytes(url: string, encoding: string): Promise<number> {
  const reply = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': encoding } })
  return Number(reply.headers.get('content-length'))
}
