import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Expression } from './find-expressions.ts'

/**
 * The expressions that modules compose while they are loaded. Modules that compose none then, but in a
 * function, give nothing.
 */
export async function recordComposed(root: string, files: string[]): Promise<Expression[]> {
  const found: Expression[] = []
  const record = ({ source, flags }: RegExp) => {
    const place = placeOf(new Error('composed').stack ?? '', root)
    if (place) found.push({ ...place, source, flags })
  }
  const original = globalThis.RegExp
  globalThis.RegExp = new Proxy(original, {
    construct(target, values, newTarget) {
      const expression = Reflect.construct(target, values, newTarget) as RegExp
      record(expression)
      return expression
    },
    apply(target, self, values) {
      const expression = Reflect.apply(target, self, values) as RegExp
      record(expression)
      return expression
    },
  })
  try {
    for (const file of files) await import(pathToFileURL(join(root, file)).href)
  } finally {
    globalThis.RegExp = original
  }
  return found
}

/** The file, within the root, and the line that called the constructor. */
function placeOf(stack: string, root: string): { file: string; line: number } | undefined {
  const [, url, line] =
    /^ {4}at (?:[^\n]*\()?(file:[^\n]*):(\d+):\d+\)?$/m.exec(
      stack.replace(/^[^\n]*(?:Error|record-composed)[^\n]*\n/gm, ''),
    ) ?? []
  if (url === undefined) return undefined
  const path = fileURLToPath(url)
  const prefix = join(root, '/')
  return path.startsWith(prefix)
    ? { file: path.slice(prefix.length), line: Number(line) }
    : undefined
}
