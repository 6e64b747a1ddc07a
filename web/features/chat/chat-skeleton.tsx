import './chat.css'

/** Placeholder for rows of the list. */
export function RowsSkeleton() {
  return (
    <div aria-hidden="true" className="grid">
      {Array.from({ length: 6 }, (_, row) => (
        <div key={row} className="room-row">
          <span className="skeleton size-12" />
          <span className="grid flex-1 gap-2">
            <span className="skeleton h-4 w-3/5" />
            <span className="skeleton h-3 w-4/5" />
          </span>
        </div>
      ))}
    </div>
  )
}

/** Placeholder for the conversations. */
export function ChatSkeleton() {
  return (
    <div className="chat-panes panel" aria-hidden="true">
      <div className="chat-list">
        <RowsSkeleton />
      </div>
      <div className="chat-side" />
    </div>
  )
}

/** Placeholder for messages. */
export function MessagesSkeleton() {
  return (
    <div aria-hidden="true" className="grid flex-1 content-end gap-3 p-4">
      <span className="skeleton h-12 w-3/5" />
      <span className="skeleton h-9 w-2/5" />
      <span className="skeleton ms-auto h-16 w-1/2" />
      <span className="skeleton h-9 w-2/5" />
      <span className="skeleton ms-auto h-9 w-1/3" />
    </div>
  )
}
