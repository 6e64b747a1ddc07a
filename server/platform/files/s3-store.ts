import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { checkKey, FileMissingError, type FileStore } from './file-store.ts'

export type S3Settings = {
  /** Left out for Amazon's own. */
  endpoint?: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** Put before every key, such as `uploads/`. */
  prefix?: string
  /** Whether the bucket is named in the path, as most stores other than Amazon's want it. */
  forcePathStyle: boolean
  /** Left out where the bucket encrypts by itself. */
  encryption?: 'AES256' | 'aws:kms'
  timeouts?: { connectMs: number; idleMs: number }
}

const usualTimeouts = { connectMs: 3_000, idleMs: 10_000 }

// The client would warn on the console otherwise; what fails is thrown anyway.
const ignore = () => undefined
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore }

/**
 * Keeps files in a bucket that speaks the S3 protocol. They are private: nothing is granted to
 * anyone. The account needs to read, write and delete objects and to list the bucket; without the
 * last, a file that is missing can't be told from one that is forbidden.
 */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket: Bucket, prefix = '', encryption: ServerSideEncryption } = settings
  let opened: ReturnType<typeof openClient> | undefined
  // The package is large; only those who use it load it.
  const client = () => (opened ??= openClient(settings))
  const objectOf = (key: string) => {
    checkKey(key)
    return { Bucket, Key: prefix + key }
  }
  return {
    async put(key, { path, type, bytes }) {
      const object = objectOf(key)
      const { s3, PutObjectCommand } = await client()
      const Body = createReadStream(path)
      try {
        await s3.send(
          new PutObjectCommand({
            ...object,
            Body,
            ContentLength: bytes,
            ContentType: type,
            ServerSideEncryption,
          }),
        )
      } finally {
        Body.destroy()
      }
    },
    async read(key) {
      const object = objectOf(key)
      const { s3, GetObjectCommand } = await client()
      const { Body } = await s3.send(new GetObjectCommand(object)).catch((error: unknown) => {
        throw isMissing(error) ? new FileMissingError(key) : error
      })
      if (!(Body instanceof Readable)) throw new Error('The store answered without a body')
      return Body
    },
    async remove(key) {
      const object = objectOf(key)
      const { s3, DeleteObjectCommand } = await client()
      await s3.send(new DeleteObjectCommand(object)).catch((error: unknown) => {
        if (!isMissing(error)) throw error
      })
    },
    async check() {
      const { s3, HeadBucketCommand } = await client()
      await s3.send(new HeadBucketCommand({ Bucket }))
    },
  }
}

async function openClient({ timeouts = usualTimeouts, ...settings }: S3Settings) {
  const { S3Client, ...commands } = await import('@aws-sdk/client-s3')
  const s3 = new S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    forcePathStyle: settings.forcePathStyle,
    credentials: settings,
    // Other stores don't know the checksums that are added otherwise.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: timeouts.connectMs,
      socketTimeout: timeouts.idleMs,
      logger: silent,
    },
    logger: silent,
  })
  return { s3, ...commands }
}

const isMissing = (error: unknown) => error instanceof Error && error.name === 'NoSuchKey'
