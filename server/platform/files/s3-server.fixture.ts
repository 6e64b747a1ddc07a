import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { onTestFinished } from 'vitest'

// The only account that the server knows.
export const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
export const BUCKET = 'uploads'

/** A server of the S3 protocol with one empty bucket, which believes no unsigned word. */
export async function s3Server() {
  const directory = await mkdtemp(join(tmpdir(), 'ghiyar-s3-'))
  const options = { directory, silent: true, vhostBuckets: false }
  const s3 = new S3rver({ ...options, configureBuckets: [{ name: BUCKET }] })
  await s3.configureBuckets()
  const answer = s3.callback()
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    if (isSigned(request)) return answer(request, response)
    request.resume()
    response.writeHead(403, { 'content-type': 'application/xml' })
    response.end('<Error><Code>SignatureDoesNotMatch</Code><Message>No</Message></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(directory, { recursive: true, force: true })
  })
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, requests, directory }
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/

/** Computes the signature of version 4 again, by its specification. */
function isSigned({ method, url, headers }: IncomingMessage): boolean {
  const match = AUTHORIZATION.exec(headers.authorization ?? '')
  if (!match) return false
  const [, keyId, day, region, signedHeaders, signature] = match as unknown as string[]
  const { pathname, searchParams } = new URL(url!, 'http://unused')
  searchParams.sort()
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
  const canonical = [
    method,
    pathname,
    query,
    ...signedHeaders!.split(';').map((name) => `${name}:${String(headers[name]).trim()}`),
    '',
    signedHeaders,
    headers['x-amz-content-sha256'],
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const digest = createHash('sha256').update(canonical).digest('hex')
  const words = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, digest].join('\n')
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest()
  const key = [day!, region!, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${account.secretAccessKey}`,
  )
  return keyId === account.accessKeyId && hmac(key, words).toString('hex') === signature
}
