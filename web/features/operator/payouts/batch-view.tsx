import { useState } from 'react'
import type { PayoutBatch } from '#contract/payouts.ts'
import { ListPages } from '#web/shell/list-pages.tsx'
import type { DataQuery } from '#web/shell/members/data-cache.ts'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { useFocusAfterRender } from '#web/ui/use-focus-after-render.ts'
import { BackLink } from '../back-link.tsx'
import { rowsPerPage } from '../paged-rows.tsx'
import { BatchFacts } from './batch-facts.tsx'
import type { BatchKind } from './batch-kind.ts'

/** While transfers are being recorded as paid, one after the other. */
const recordingMs = 2_000

type Shown = {
  batch: PayoutBatch | null
  sum: { count: number; amount: number } | null
  total: number
}
type BatchViewProps<Reply extends Shown> = {
  kind: BatchKind
  id: string
  page: number
  query: DataQuery<Reply>
  pathname: string
  /** Where batches under way, or completed ones, are listed. */
  lists: Record<'open' | 'done', { view: string; label: string }>
  label: string
  rows: (reply: Reply, reload: () => void) => React.ReactNode
}

/** A batch with what it has: its bank file, and what the bank made of it. */
export function BatchView<Reply extends Shown>(props: BatchViewProps<Reply>) {
  const { kind, id, page, query, pathname, lists, label, rows } = props
  const [isRecording, setRecording] = useState(false)
  // The button goes when the batch is recorded as paid.
  const focusBack = useFocusAfterRender(() => document.getElementById('batch-back'))
  const { data, failure, reload } = useData(
    isRecording ? { ...query, refetchInterval: recordingMs } : query,
  )
  if (isRecording && data?.sum?.count === 0) setRecording(false)
  const list = lists[data?.batch?.approved === 0 ? 'done' : 'open']
  return (
    <>
      <BackLink id="batch-back" to={`${pathname}?view=${list.view}`}>
        {list.label}
      </BackLink>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data?.batch && (
        <BatchFacts
          kind={kind}
          batch={data.batch}
          pending={data.sum}
          onRecording={() => {
            setRecording(true)
            focusBack()
          }}
        />
      )}
      {data && (
        <ul aria-label={label} className="panel operator-rows">
          {rows(data, reload)}
        </ul>
      )}
      <ListPages
        pathname={pathname}
        query={new URLSearchParams({ batch: id })}
        page={page}
        pages={Math.ceil((data?.total ?? 0) / rowsPerPage)}
      />
    </>
  )
}
