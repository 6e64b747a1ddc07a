// `npm run vocabulary -- --export`: writes the reviewed terms that operators taught into the vocabulary's files.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { reviewedTerms } from '#server/catalog/teaching/term.store.ts'
import { TAUGHT_FILE, taughtFile } from '#server/catalog/understanding/taught-file.ts'
import { readVocabulary, vocabularyFolder } from '#server/catalog/understanding/vocabulary.ts'
import { placesOf } from '#server/platform/backup/places.ts'
import { openDatabase } from '#server/platform/db.ts'

/** Writes the file; what it did, in a sentence. */
export async function exportVocabulary(): Promise<string> {
  const { url, stop } = await placesOf(process.env, console.error)
  const onError = (error: unknown) => console.error(error)
  const database = openDatabase({ url, connections: 1, statementTimeoutMs: 10_000, onError })
  try {
    const { headings } = readVocabulary()
    const { text, added } = taughtFile(headings, await reviewedTerms(database.db))
    if (added > 0) await writeFile(join(vocabularyFolder, TAUGHT_FILE), text)
    return `${added} terms written into ${TAUGHT_FILE}`
  } finally {
    await database.close()
    await stop()
  }
}
