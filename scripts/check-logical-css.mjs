// Arabic runs the other way, so sides are named by the line ("start", "end"), never left and right.
// Reads styles and classes of the pages; a line that must be physical says so: "physical: why".
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

const SIZE = String.raw`(?:\d|px\b|auto\b|full\b|\[|\()`

/** Classes, where they stand in a string: after a quote, a space, or a variant such as "md:". */
const physicalClass = new RegExp(
  String.raw`(?<=["'\`\s:!])-?(?:` +
    [
      `(?:scroll-)?[mp][lr]-${SIZE}`,
      `(?:left|right)-${SIZE}`,
      String.raw`(?:text|float|clear)-(?:left|right)\b`,
      String.raw`border-[lr](?=[-"'\`\s])`,
      String.raw`rounded-(?:[lr]|[tb][lr])(?=[-"'\`\s])`,
    ].join('|') +
    String.raw`)[^\s"'\`]*`,
  'g',
)

const physicalProperty =
  /(?<![\w-])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-\w+)*|border-(?:top|bottom)-(?:left|right)-radius|left|right)\s*:|(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/g

/** "margin: 0 1rem 0 2rem": two different sides, by their physical names' order. */
const fourSides = /(?<![\w-])(?:margin|padding|inset)\s*:\s*\S+\s+(\S+)\s+\S+\s+(\S+?)\s*[;}]/g

const physicalInScript =
  /\b(?:margin|padding|border)(?:Left|Right)(?:Width|Color|Style)?\s*:|\btextAlign\s*:\s*['"](?:left|right)|style=\{\{[^}]*\b(?:left|right)\s*:/g

/** The physical sides that a text names: where, and what. */
export function physicalSides(text, isCss) {
  const lines = text.split('\n')
  return lines.flatMap((line, i) => {
    if (/physical: \w/.test(line) || /physical: \w/.test(lines[i - 1] ?? '')) return []
    const patterns = isCss ? [physicalProperty] : [physicalClass, physicalInScript]
    const found = patterns.flatMap((pattern) => line.match(pattern) ?? [])
    if (isCss) {
      found.push(...(line.match(/(?<=@apply\s.*)(?<=\s)[^\s;]+/g) ?? []).filter(isPhysicalClass))
      for (const [rule, right, left] of line.matchAll(fourSides))
        if (right !== left) found.push(rule)
    }
    return found.map((side) => ({ line: i + 1, side: side.trim() }))
  })
}

const isPhysicalClass = (name) => ` ${name} `.search(physicalClass) >= 0

function checkFolder(root) {
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:css|tsx?)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.test.'))
  return files.flatMap((file) =>
    physicalSides(readFileSync(file, 'utf8'), file.endsWith('.css')).map(
      ({ line, side }) => `${relative('.', file)}:${line}: ${side}`,
    ),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = checkFolder('web')
  for (const line of found) console.error(line)
  if (found.length > 0)
    console.error('Name sides by the line: ms-, pe-, start-, inset-inline-end …')
  process.exitCode = found.length > 0 ? 1 : 0
}
