import type { ImportReport } from '#contract/imports.ts'

/** How many rows would be written, or were. */
export const rowsToWrite = ({ created, updated }: Pick<ImportReport, 'created' | 'updated'>) =>
  created + updated

/** Full quarters, in per cent: the steps in which progress is told aloud. */
export const quarterOf = (progress: number) => Math.floor(Math.min(1, progress) * 4) * 25
