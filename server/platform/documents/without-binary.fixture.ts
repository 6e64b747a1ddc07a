// In the place of `document-process.ts`, where Typst has no binary for the platform.
import type { FromDocumentProcess } from './document-process.ts'

process.on('disconnect', () => process.exit(0))
process.on('message', () =>
  process.send!({ failed: 'Cannot find native binding' } satisfies FromDocumentProcess),
)
