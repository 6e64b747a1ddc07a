import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

export type FunctionSize = { file: string; line: number; name: string; lines: number }
/** A source file. `imports` are files of the project; lines count from 1. */
export type Source = {
  file: string
  text: string
  lines: number
  imports: { file: string; isType: boolean }[]
  functions: FunctionSize[]
  /** What the templates tagged `sql`, and those given to `query`, say; `¤` stands for what they insert. */
  statements: string[]
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export const readSources = (root: string, files: string[]): Source[] =>
  files.map((file) => readSource(root, file))

function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  const parsed = parseSync(file, text)
  const functions: FunctionSize[] = []
  const statements: string[] = []
  const lineAt = (position: number) => text.slice(0, position).split('\n').length
  const visit = (node: Node, name: string) => {
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      const line = lineAt(node.start)
      const own = nameIn(node.id) ?? name
      functions.push({ file, line, name: own, lines: lineAt(node.end) - line + 1 })
    }
    if (node.type === 'TemplateLiteral') {
      const quasis = node.quasis as { value: { cooked: string } }[]
      const words = quasis.map(({ value }) => value.cooked).join('¤')
      if (/\b(?:select|insert|update|delete|from|join)\b/.test(words)) statements.push(words)
    }
    const named = nameIn(node.id) ?? nameIn(node.key) ?? ''
    for (const child of Object.values(node).flat().filter(isNode)) visit(child, named)
  }
  visit(parsed.program as unknown as Node, '')
  const imports = importsOf(parsed.program.body as unknown as Node[], file)
  return { file, text, lines: text.trimEnd().split('\n').length, imports, functions, statements }
}

const nameIn = (node: unknown): string | undefined =>
  isNode(node) ? (node.name as string | undefined) : undefined

function importsOf(body: Node[], file: string): Source['imports'] {
  return body.flatMap((node) => {
    const specifier = (node.source as { value?: string } | null | undefined)?.value
    const target = specifier && fileOf(specifier, file)
    if (!target) return []
    const named = (node.specifiers ?? []) as Node[]
    const kinds = [node.importKind, node.exportKind]
    const isType =
      kinds.includes('type') ||
      (named.length > 0 && named.every((one) => one.importKind === 'type'))
    return [{ file: target, isType }]
  })
}

/** The imported file, from the root of the project; undefined for a package. */
function fileOf(specifier: string, file: string): string | undefined {
  const path = specifier.split('?')[0]!
  if (path.startsWith('#')) return posix.normalize(path.slice(1))
  return path.startsWith('.') ? posix.join(posix.dirname(file), path) : undefined
}
