import { test as vitest } from 'vitest'
import type { AtEnd } from './database.ts'

/** `test` with a world shared by the file, created for its first test and removed after its last. */
export const testIn = <World>(make: (atEnd: AtEnd) => Promise<World>) =>
  vitest.extend('world', { scope: 'file' }, async ({}, { onCleanup }) => {
    const undoings: (() => Promise<void>)[] = []
    onCleanup(async () => {
      for (const undo of undoings.reverse()) await undo()
    })
    return make((undo) => void undoings.push(undo))
  })
