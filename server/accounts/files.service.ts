import type { Readable } from 'node:stream'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FieldCode } from '#contract/error-codes.ts'
import { mayOperate } from '#contract/operator-roles.ts'
import { avatarBytes, publicPictures, type AccountFile } from '#contract/uploads.ts'
import type { Caller, Files } from '../platform/api/caller.ts'
import type { Executor } from '../platform/db.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import {
  avatarOf,
  coverOf,
  inspectFile,
  type InspectedFile,
} from '../platform/files/inspect-file.ts'
import type { ReceivedFile } from '../platform/files/receive-file.ts'
import { newId } from '../platform/id.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import type { QuotasService } from './quotas.service.ts'
import * as store from './stored-file.store.ts'

/** Files that lie in the store already and wait for their owner: ids by field. */
export type NewFiles = Map<AccountFile, string>

export type OpenedFile = {
  name: string
  type: string
  bytes: number
  public: boolean
  content: Readable
}

export const fileAddress = (id: string) => `/files/${id}`

/** The id in an address of ours; undefined for anything else. */
export const fileIdOf = (address: string): string | undefined =>
  /^\/files\/([0-9a-f-]{36})$/.exec(address)?.[1]

const isPublic = (field: string) => publicPictures.some((name) => name === field)

type Deps = {
  db: NodePgDatabase
  store: FileStore
  quotas: Pick<QuotasService, 'mayStore' | 'use'>
}

export type FilesService = ReturnType<typeof filesService>

/** The one way of every uploaded file: looked at, made anew, stored under a random name. */
export function filesService({ db, store: files, quotas }: Deps) {
  const looked = async (file: ReceivedFile): Promise<InspectedFile | Refusal> => {
    if (!isPublic(file.field)) return inspectFile(file, 'document')
    if (file.bytes > avatarBytes)
      return refuse('file.too_large', { [file.field]: 'field.file_too_large' satisfies FieldCode })
    return file.field === 'cover' ? coverOf(file) : avatarOf(file)
  }

  const put = async (
    field: string,
    file: Omit<InspectedFile, 'type'> & { type: string },
  ): Promise<string> => {
    const id = newId()
    const { name, type, bytes } = file
    await store.insert(db, { id, field, name, type, bytes, public: isPublic(field) })
    await files.put(id, file)
    return id
  }

  return {
    /** Takes the files of a form into the store; the sweep takes away those that get no owner. */
    async take(received: Files, fields: readonly string[]): Promise<NewFiles | Refusal> {
      const inspected: [string, InspectedFile][] = []
      for (const file of received) {
        if (!fields.includes(file.field)) continue
        const result = await looked(file)
        if (result instanceof Refusal) return result
        inspected.push([file.field, result])
      }
      const ids: NewFiles = new Map()
      for (const [field, file] of inspected) ids.set(field as AccountFile, await put(field, file))
      return ids
    },

    /** Takes one picture or document into the store, for whoever else than its owner may see it. */
    async takeDocument(file: ReceivedFile): Promise<string | Refusal> {
      const inspected = await inspectFile(file, 'document')
      return inspected instanceof Refusal ? inspected : put(file.field, inspected)
    },

    /** Takes a file that only its owner will ever see, as it is: whoever reads it looks what it is. */
    async takeUnread(file: ReceivedFile): Promise<string> {
      const { field, path, bytes, name } = file
      return put(field, { path, bytes, name, type: 'application/octet-stream' })
    },

    /** A refusal when these would be more than the account may store. */
    mayStore: (ownerNo: number, received: Files): Promise<Refusal | undefined> =>
      quotas.mayStore(
        ownerNo,
        received.reduce((sum, { bytes }) => sum + bytes, 0),
      ),

    async give(tx: Executor, given: Iterable<string>, ownerNo: number): Promise<void> {
      const ids = [...given]
      await store.give(tx, ids, ownerNo)
      if (ids.length > 0) await quotas.use(tx, 'filesPerDay', ownerNo, ids.length)
    },

    /** Gives its owner a file back that was given up in this transaction; it isn't a new one. */
    retain: (tx: Executor, id: string, ownerNo: number) => store.give(tx, [id], ownerNo),

    giveUp: (tx: Executor, ids: Iterable<string>) => store.give(tx, [...ids], null),

    /**
     * A file for whoever may see it: pictures anyone, documents their owner, those with whom it
     * `isShared`, and operators, whose look is recorded by `onOperator`. Nobody has to be known for a picture: that could leave a cookie in a reply
     * that others share.
     */
    async open(
      id: string,
      whoAsks: () => Promise<Caller | undefined>,
      isShared: (id: string, caller: Caller) => Promise<boolean>,
      onOperator: (id: string, caller: Caller) => Promise<void>,
    ): Promise<OpenedFile | Refusal> {
      const row = await store.byId(db, id)
      if (!row || row.ownerNo === null) return refuse('file.not_found')
      if (!row.public) {
        const caller = await whoAsks()
        if (!caller) return refuse('file.not_found')
        const isShown = row.ownerNo === caller.no || (await isShared(id, caller))
        const mayLook = caller.operator !== undefined && mayOperate(caller.operator, 'documents')
        if (!isShown && !mayLook) return refuse('file.not_found')
        if (caller.operator && row.ownerNo !== caller.no) await onOperator(id, caller)
      }
      const { name, type, bytes } = row
      return { name, type, bytes, public: row.public, content: await files.read(id) }
    },

    /** Takes away what has no owner, from the store first: a row that stays is tried again. */
    async sweep(): Promise<void> {
      for (;;) {
        const ids = await store.ownerless(db)
        if (ids.length === 0) return
        const removed = await Promise.allSettled(
          ids.map(async (id) => {
            await files.remove(id)
            await store.remove(db, id)
          }),
        )
        const failed = removed.find((result) => result.status === 'rejected')
        if (failed) throw failed.reason
      }
    },
  }
}
