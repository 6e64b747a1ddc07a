import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { QuotasService } from '../accounts/quotas.service.ts'
import type { Files } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import { partPictureOf } from '../platform/files/inspect-file.ts'
import { newId } from '../platform/id.ts'
import { enqueue, type Schedule, type Task } from '../platform/jobs.ts'
import { completePicture, pictureSize, placePicture, removePicture } from '../platform/pictures.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import * as store from './listing-picture.store.ts'

// Pictures of listings: decoded and cut when they arrive, so that the largest is there at once; the
// widths and formats that pages choose from follow as a job.

type Picture = { id: string; width: number; height: number }

type Deps = {
  db: NodePgDatabase
  mediaDir: string
  quotas: Pick<QuotasService, 'mayStore' | 'use'>
}

const FINISH = 'finish-pictures'
const NEW = 'new'

/**
 * The pictures of a listing as a form asks for them: `order` names addresses that stay, of pictures in
 * `shown` or in another listing of the seller, and "new" for each file in turn; without it the files
 * come behind what is shown.
 */
export async function takePictures(
  deps: Deps,
  sellerNo: number,
  files: Files,
  order: string[] | undefined,
  shown: Picture[] = [],
): Promise<Picture[] | Refusal> {
  const { db, quotas } = deps
  const sent = [...files].sort((a, b) => Number(b.field === 'pic') - Number(a.field === 'pic'))
  const wanted = order ?? [...shown.map(({ id }) => `/media/${id}/`), ...sent.map(() => NEW)]
  const unknown = refuse('file.unknown', { pictures: 'field.file_unknown' })
  if (wanted.filter((entry) => entry === NEW).length !== sent.length) return unknown
  const ids = wanted.filter((entry) => entry !== NEW).map(pictureIdOf)
  if (ids.includes(undefined) || new Set(ids).size !== ids.length) return unknown
  const elsewhere = (ids as string[]).filter((id) => !shown.some((own) => own.id === id))
  if (elsewhere.length > 0) {
    const own = await store.ownAmong(db, sellerNo, elsewhere)
    if (elsewhere.some((id) => !own.has(id))) return unknown
  }
  const full = sent.length > 0 ? await quotas.mayStore(sellerNo, bytesOf(sent)) : undefined
  if (full) return full
  const bytes: Buffer[] = []
  for (const file of sent) {
    const picture = await partPictureOf(file)
    if (picture instanceof Refusal) return picture
    bytes.push(picture)
  }
  const fresh = await placePictures(deps, sellerNo, bytes)
  return wanted.map((entry) =>
    entry === NEW ? fresh.shift()! : { id: pictureIdOf(entry)!, ...pictureSize },
  )
}

async function placePictures(
  { db, mediaDir, quotas }: Deps,
  ownerNo: number,
  bytes: Buffer[],
): Promise<Picture[]> {
  const pictures = bytes.map(() => ({ id: newId(), ...pictureSize }))
  const rows = pictures.map(({ id }, i) => ({ id, ownerNo, bytes: bytes[i]!.length }))
  await store.insert(db, rows)
  if (rows.length > 0) await quotas.use(db, 'filesPerDay', ownerNo, rows.length)
  for (const [i, { id }] of pictures.entries()) await placePicture(bytes[i]!, mediaDir, id)
  return pictures
}

/** Records in the transaction that a listing shows these, and no longer those. */
export async function showPictures(
  tx: Executor,
  pictures: Pick<Picture, 'id'>[],
  before: Pick<Picture, 'id'>[] = [],
): Promise<void> {
  const ids = pictures.map(({ id }) => id)
  const gone = before.map(({ id }) => id).filter((id) => !ids.includes(id))
  await store.use(tx, ids)
  await store.drop(tx, gone)
  const unfinished = await store.incomplete(tx, ids)
  if (unfinished.length > 0) await enqueue(tx, FINISH, { ids: unfinished })
}

export const picturesJobs = ({
  db,
  mediaDir,
}: Pick<Deps, 'db' | 'mediaDir'>): { tasks: Record<string, Task>; schedules: Schedule[] } => ({
  tasks: {
    async [FINISH]({ ids }: { ids: string[] }) {
      for (const id of await store.incomplete(db, ids)) {
        await store.complete(db, id, await completePicture(mediaDir, id))
      }
    },
    async 'sweep-pictures'() {
      for (;;) {
        const unused = await store.unused(db)
        if (unused.length === 0) return
        for (const { id, ownerNo } of unused) {
          const shown = ownerNo !== null && (await store.ownAmong(db, ownerNo, [id])).has(id)
          if (shown) await store.use(db, [id])
          else {
            await removePicture(mediaDir, id)
            await store.remove(db, id)
          }
        }
      }
    },
  },
  schedules: [{ task: 'sweep-pictures', at: '41 * * * *' }],
})

/** The id in the address of a picture of ours; undefined for anything else. */
const pictureIdOf = (address: string): string | undefined =>
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\/|$)/.exec(address)?.[1]

const bytesOf = (files: Files) => files.reduce((sum, { bytes }) => sum + bytes, 0)
