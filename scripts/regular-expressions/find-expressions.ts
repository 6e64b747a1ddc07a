import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** An expression as it stands in a source file; `line` counts from 1. */
export type Expression = { file: string; line: number; source: string; flags: string }
/** Where a source file composes an expression while it runs. */
export type Composed = { file: string; line: number }

type Node = { type: string; start: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** The literal expressions of source files, and the places where others are composed. */
export function findExpressions(
  root: string,
  files: string[],
): { literals: Expression[]; composed: Composed[] } {
  const literals: Expression[] = []
  const composed: Composed[] = []
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    const lineOf = ({ start }: Node) => text.slice(0, start).split('\n').length
    const visit = (node: Node): void => {
      const regex = node.regex as { pattern: string; flags: string } | undefined
      if (node.type === 'Literal' && regex)
        literals.push({ file, line: lineOf(node), source: regex.pattern, flags: regex.flags })
      if (composes(node)) composed.push({ file, line: lineOf(node) })
      Object.values(node).flat().filter(isNode).forEach(visit)
    }
    visit(parseSync(file, text).program as unknown as Node)
  }
  return { literals, composed }
}

function composes({ type, callee }: Node): boolean {
  if (type !== 'NewExpression' && type !== 'CallExpression') return false
  const { name, object, property } = callee as { name?: string } & Record<string, Node | undefined>
  return name === 'RegExp' || (object?.name === 'globalThis' && property?.name === 'RegExp')
}
