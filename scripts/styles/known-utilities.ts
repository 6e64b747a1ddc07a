import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'

const require = createRequire(import.meta.url)
const styles = join(import.meta.dirname, '../../web/styles')

/** The names that Tailwind, with our tokens, has a rule for. */
export async function knownUtilities(names: Iterable<string>): Promise<Set<string>> {
  const { build } = await compile(readFileSync(join(styles, 'app.css'), 'utf8'), {
    base: styles,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : require.resolve(id)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
  const known = new Set<string>()
  let before = build([])
  for (const name of names) {
    const after = build([name])
    if (after !== before) known.add(name)
    before = after
  }
  return known
}
