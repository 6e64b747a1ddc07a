import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paired } from './load.ts'
import { startBare, startGhiyar } from './servers.ts'

/**
 * Kept public pages beside a bare Fastify that sends the very same bytes, plain and compressed: the
 * client unpacks what it gets, so both sides must give it the same work.
 */
export async function benchPages(databaseUrl: string): Promise<void> {
  const ghiyar = await startGhiyar(databaseUrl)
  const folder = await mkdtemp(join(tmpdir(), 'ghiyar-bench-'))
  try {
    for (const path of ['/', '/all-listings', '/stores'])
      for (const encoding of ['identity', 'br']) {
        const headers = { 'accept-encoding': encoding }
        const bytes = await sentBytes(ghiyar.url + path, headers)
        const file = join(folder, 'body')
        await writeFile(file, bytes)
        const bare = await startBare({
          BODY_FILE: file,
          BODY_ENCODING: encoding === 'br' ? encoding : '',
        })
        const {
          ours,
          bare: theirs,
          ratio,
        } = await paired({ url: ghiyar.url + path, headers }, { url: bare.url })
        await bare.stop()
        console.log(
          `page ${path} (${encoding}, ${bytes.length} B): ${ours}/s, bare ${theirs}/s, ratio ${ratio.toFixed(2)} (goal ≥ 0.40)`,
        )
      }
  } finally {
    await ghiyar.stop()
    await rm(folder, { recursive: true })
  }
}

/** The body as it goes over the wire. */
function sentBytes(url: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => resolve(Buffer.concat(chunks)))
    }).on('error', reject)
  })
}
