import type { ImportReport, RowNote } from '#contract/imports.ts'

export type NoteKind = { code: RowNote['code']; message: string; count: number }

/** What kinds there are among the notes, the most frequent first, each in the words of its first. */
export function noteKinds(notes: readonly RowNote[]): NoteKind[] {
  const kinds = new Map<string, NoteKind>()
  for (const { code, message } of notes) {
    const kind = kinds.get(code) ?? { code, message, count: 0 }
    kinds.set(code, { ...kind, count: kind.count + 1 })
  }
  return [...kinds.values()].sort((a, b) => b.count - a.count)
}

/** How many rows would be written, or were. */
export const rowsToWrite = ({ created, updated }: Pick<ImportReport, 'created' | 'updated'>) =>
  created + updated

/** Full quarters, in per cent: the steps in which progress is told aloud. */
export const quarterOf = (progress: number) => Math.floor(Math.min(1, progress) * 4) * 25
