import { useRef, useState } from 'react'
import { attachmentBytes } from '#contract/chat-options.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { documentTypes, fileProblem } from '#web/ui/form/file-rules.ts'
import type { Drafts } from './core/drafts.ts'
import { hasKnownSignature, signatureBytes } from './file-signature.ts'
import { useObservable } from './use-chat.ts'

const problemTexts = {
  type: 'composer.notType',
  size: 'composer.notSize',
  empty: 'composer.notEmpty',
  content: 'composer.notContent',
} as const

export const attachmentTypes = documentTypes.join(',')

/** The file for a room's next message, and why another one can't be sent. */
export function useAttachment(drafts: Drafts, roomId: string) {
  const { t } = useTranslation('chat')
  const file = useObservable(drafts).file(roomId)
  const [problem, setProblem] = useState<string>()
  const [checking, setChecking] = useState(false)
  const latest = useRef<File>(undefined)
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    latest.current = chosen
    setChecking(true)
    const wrong =
      fileProblem(chosen, documentTypes, attachmentBytes) ?? (await contentProblem(chosen))
    if (latest.current !== chosen) return
    setChecking(false)
    setProblem(wrong && t(problemTexts[wrong]))
    if (!wrong) drafts.setFile(roomId, chosen)
  }
  const drop = () => {
    drafts.setFile(roomId, undefined)
    setProblem(undefined)
  }
  return { file, problem, checking, choose, drop }
}

/** Checks the content of the file; an unreadable file can't be sent. */
async function contentProblem(file: File) {
  const head = await file
    .slice(0, signatureBytes)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  return hasKnownSignature(new Uint8Array(head)) ? undefined : 'content'
}
