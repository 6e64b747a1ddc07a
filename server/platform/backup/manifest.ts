import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const table = z.object({
  schema: z.string(),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** SHA-256 of its lines, unpacked: of a restored table it is the same. */
  content: z.string(),
})

const manifest = z.object({
  format: z.literal(1),
  made: z.string(),
  postgres: z.string(),
  /** What had been migrated, by the hash of each file; and how far the tables of jobs were. */
  migrations: z.array(z.string()),
  jobsMigration: z.number(),
  tables: z.array(table),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), last: z.string() })),
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Whether uploaded files lay in a bucket, and so are not here. */
  bucket: z.boolean(),
  /** SHA-256 of the list that has those of all other files. */
  list: z.string(),
})

export type Manifest = z.infer<typeof manifest>
export type TableContent = z.infer<typeof table>

/** Beside the manifest, in the form that `sha256sum --check` reads. */
export const listName = 'files.sha256'
const manifestName = 'manifest.json'

/** Where the rows of a table are: a line of JSON for each, an array of texts. */
export const tableFile = ({ schema, name }: { schema: string; name: string }) =>
  `database/${schema}.${name}.jsonl.gz`

/** Written last: a folder without it is a backup that was not finished. */
export const writeManifest = (folder: string, content: Manifest): Promise<void> =>
  writeFile(join(folder, manifestName), `${JSON.stringify(content, null, 2)}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(() => {
    throw new Error(`${folder} holds no finished backup: there is no ${manifestName}.`)
  })
  const read = manifest.safeParse(JSON.parse(text))
  if (!read.success) throw new Error(`${manifestName} can't be read by this release.`)
  return read.data
}
