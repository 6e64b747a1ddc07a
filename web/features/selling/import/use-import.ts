import { useRef, useState } from 'react'
import { ApiError, type CallOptions, type InputOf } from '#contract/api.ts'
import type { ImportKind } from '#contract/import-columns.ts'
import type { ImportReport } from '#contract/imports.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import type { Mapping } from './mapping.ts'

/** What somebody changed of how a list is read. Without a mapping, the columns are recognised anew. */
export type Choice = { sheet: string | undefined; mapping?: Mapping }

/** A file on its way: how much of it has gone, from 0 to 1. */
export type Sending = { file: File; kind: ImportKind; share: number }

type Report = Pick<ImportReport, 'job' | 'kind'>

/** The calls that bring an import forward. `take` hears what the server answers. */
export function useImport(take: (report: ImportReport) => void) {
  const { failure, busy, run } = useMutation()
  const [sending, setSending] = useState<Sending>()
  const [unsent, setUnsent] = useState<Sending>()
  // Another import of the same seller is in the way.
  const [blocked, setBlocked] = useState(false)
  const controller = useRef<AbortController>(undefined)

  /** Whether it was taken. */
  const send = async (input: InputOf<'importListings'>, options: CallOptions = {}) => {
    let taken = false
    await run(async (api) => {
      setBlocked(false)
      try {
        take(await api.call('importListings', { ...input, wait: 'no' }, options))
        taken = true
      } catch (error) {
        if (options.signal?.aborted) return
        setBlocked(error instanceof ApiError && error.code === 'import.running')
        throw error
      }
    })
    return taken
  }

  const upload = async (file: File, kind: ImportKind) => {
    const { signal } = (controller.current = new AbortController())
    const start = { file, kind, share: 0 }
    setUnsent(undefined)
    setSending(start)
    const onProgress = (share: number) => setSending({ ...start, share })
    const taken = await send({ mode: 'check', kind }, { files: { file }, signal, onProgress })
    setSending(undefined)
    if (!taken && !signal.aborted) setUnsent(start)
  }

  return {
    failure,
    busy,
    blocked,
    sending,
    /** A file that didn't arrive, to be sent again. */
    unsent,
    upload,
    stopSending: () => controller.current?.abort(),
    check: ({ job, kind }: Report, { sheet, mapping }: Choice) =>
      send({
        mode: 'check',
        ...{ job, kind, sheet },
        mapping: mapping && JSON.stringify(mapping),
      }),
    apply: ({ job, kind }: Report) => send({ mode: 'apply', job, kind }),
    cancel: ({ job }: Report) =>
      run(
        async (api) => {
          await api.call('cancelImport', { job })
          take(await api.call('getImportStatus', { job }))
        },
        // Another list may be sent meanwhile.
        { key: `cancel ${job}` },
      ),
  }
}
