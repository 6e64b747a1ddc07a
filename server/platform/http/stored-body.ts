import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const SMALLEST_WORTH_COMPRESSING = 1_000

/** A reply body that may be sent many times: hashed once, and compressed once per encoding. */
export class StoredBody {
  readonly plain: Buffer
  readonly type: string
  readonly etag: string
  private readonly encoded: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {}

  constructor(text: string, type: string) {
    this.plain = Buffer.from(text)
    this.type = type
    this.etag = `"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`
  }

  /** Bytes it may come to occupy, compressed forms included. */
  get size(): number {
    return Math.ceil(this.plain.length * 1.4) + 500
  }

  /** Sends it, or 304 when the caller has it, in the best encoding the caller takes. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = this.encodingFor(request.headers['accept-encoding'])
    // Each encoding is a representation of its own.
    const etag = encoding ? this.etag.replace(/"$/, `-${encoding}"`) : this.etag
    reply.header('etag', etag)
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    reply.header('content-type', this.type)
    if (!encoding) return reply.send(this.plain)
    this.encoded[encoding] ??= compress(encoding, this.plain)
    const bytes = await this.encoded[encoding]
    return reply.header('content-encoding', encoding).send(bytes)
  }

  private encodingFor(accepted = ''): 'br' | 'gzip' | undefined {
    if (this.plain.length < SMALLEST_WORTH_COMPRESSING) return undefined
    if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br'
    if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'gzip'
    return undefined
  }
}

// The default window of brotli costs four times the throughput for nothing at these sizes.
function compress(encoding: 'br' | 'gzip', bytes: Buffer): Promise<Buffer> {
  return encoding === 'gzip'
    ? zip(bytes)
    : brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 4,
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      })
}
