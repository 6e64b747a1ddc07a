import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

let names

/** Names of all tables, as the database knows them. */
const tableNames = (cwd) =>
  (names ??= new Set(
    readdirSync(join(cwd, 'server'), { recursive: true })
      .filter((file) => file.endsWith('.tables.ts'))
      .flatMap((file) => [
        ...readFileSync(join(cwd, 'server', file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g),
      ])
      .map(([, name]) => name),
  ))

/** SQL names a table by its object: so imports tell who reads it, and a new name can't be forgotten. */
export const tables = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    if (!/^server\/(?!testing\/).*(?<!\.(?:test|fixture))\.ts$/.test(file)) return {}
    return {
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.name !== 'sql') return
        for (const part of quasi.quasis)
          for (const [, name] of part.value.raw.matchAll(
            /\b(?:from|join|into|update)\s+(?:only\s+)?"?(\w+)/g,
          ))
            if (tableNames(context.cwd).has(name))
              context.report({ node: part, message: `Name the table "${name}" by its object.` })
      },
    }
  },
}
