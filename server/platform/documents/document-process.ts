// The process in which documents are made; see `documents.ts`.
import { constants, setPriority } from 'node:os'
import { endWithParent } from '../processes/end-with-parent.ts'
import type { DocumentSource } from './compile-document.ts'

/** What Typst keeps grows with the variety of documents; a process that has more is replaced. */
const FULL_BYTES = 400 * 1024 * 1024

/** A PDF, and whether this process has had its time; or why there is none. */
export type FromDocumentProcess = { pdf: Uint8Array; isFull: boolean } | { failed: string }

// Requests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
endWithParent({ graceMs: 0 })
process.on('disconnect', () => process.exit(0))

// The binary of this platform may be missing, which is then the answer.
const loading = import('./compile-document.ts')
  .then(({ documentCompiler }) => documentCompiler())
  .catch((error: unknown) => {
    const { platform, arch } = process
    throw new Error(`Typst could not be loaded on ${platform} ${arch}: ${String(error)}`)
  })
loading.catch(() => undefined)

process.on('message', async (source: DocumentSource) => {
  const reply = await answer(source)
  process.send!(reply, () => undefined)
})

async function answer(source: DocumentSource): Promise<FromDocumentProcess> {
  try {
    const compile = await loading
    return { pdf: await compile(source), isFull: process.memoryUsage.rss() > FULL_BYTES }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}
