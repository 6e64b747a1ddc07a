import type { Source } from './sources.ts'

type NamedTable = { file: string; table: string }

const featureOf = (file: string) => file.split('/')[1]

/**
 * Tables that SQL names by a text in place of the table's object, so that neither a rename nor the rules
 * for imports reach them: `own` counts those of the statement's feature, `foreign` lists the others.
 */
export function foreignTables(sources: Source[]): { own: number; foreign: NamedTable[] } {
  const owners = new Map(
    sources.flatMap(({ file, text }) =>
      Array.from(text.matchAll(/pgTable\(\s*'(\w+)'/g), ([, table]) => [table!, featureOf(file)]),
    ),
  )
  const named = sources
    .filter(({ file }) => file.startsWith('server/'))
    .flatMap(({ file, statements }) =>
      statements.flatMap((statement) =>
        Array.from(
          statement.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?"?(\w+)"?/g),
          ([, table]) => ({ file, table: table! }),
        ).filter(({ table }) => owners.has(table)),
      ),
    )
  const foreign = named.filter(({ file, table }) => owners.get(table) !== featureOf(file))
  return { own: named.length - foreign.length, foreign }
}
