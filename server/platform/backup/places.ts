import { join } from 'node:path'
import { readEnv } from '../env.ts'
import { reachEmbeddedPostgres } from '../postgres/reach.ts'

const NEEDED = [
  ...['DATABASE_URL', 'DATA_DIR'],
  ...['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

/**
 * Where a marketplace keeps what it can't do without, by the same settings that it is started with;
 * those for sending messages may be missing here.
 */
export async function placesOf(
  source: Record<string, string | undefined>,
  log: (line: string) => void,
) {
  const env = readEnv(Object.fromEntries(NEEDED.map((name) => [name, source[name]])))
  const bucket = env.S3_BUCKET !== undefined
  const folders: Record<string, string> = { media: join(env.DATA_DIR, 'media') }
  if (!bucket) folders.files = join(env.DATA_DIR, 'files')
  const { url, stop } = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => undefined }
    : await reachEmbeddedPostgres({ dataDir: join(env.DATA_DIR, 'postgres'), log })
  return { url, stop, folders, bucket }
}
