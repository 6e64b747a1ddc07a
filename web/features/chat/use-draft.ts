import { useState } from 'react'
import type { Drafts } from './core/drafts.ts'

/** The text of a room's message box, which is preserved while another room or page is open. */
export function useDraft(drafts: Drafts, roomId: string) {
  const [text, setText] = useState(() => drafts.text(roomId))
  const write = (now: string) => {
    drafts.write(roomId, now)
    setText(now)
  }
  return { text, write }
}
