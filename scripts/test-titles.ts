import { parseSync } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/**
 * The titles of all tests in a source text, each behind the titles of the groups around it:
 * "group › test". A title with places to fill is as it stands there: "%s is refused", "${path} is kept".
 */
export function testTitles(source: string, file = 'tests.ts'): Set<string> {
  const program = parseSync(file, source).program as unknown as Node
  const names = testNames(program)
  const titles = new Set<string>()

  const visit = (node: Node, groups: string[]): void => {
    const title = node.type === 'CallExpression' ? titleOf(node) : undefined
    if (title === undefined) return childrenOf(node).forEach((child) => visit(child, groups))
    const path = [...groups, title.text]
    if (!title.isGroup) return void titles.add(path.join(' › '))
    for (const argument of node.arguments as Node[]) visit(argument, path)
  }

  /** Of `test('…')`, `test.for(rows)('…')`, `test.describe('…')`; of any other call nothing. */
  function titleOf(call: Node): { text: string; isGroup: boolean } | undefined {
    const words = wordsOf(call.callee as Node)
    const [first, ...more] = call.arguments as Node[]
    const kind = names.get(words[0] ?? '')
    if (!kind || !first || more.length === 0 || words.includes('step')) return undefined
    const isGroup = kind === 'describe' || words.includes('describe')
    if (first.type === 'TemplateLiteral')
      return { text: source.slice(first.start + 1, first.end - 1), isGroup }
    return typeof first.value === 'string' ? { text: first.value, isGroup } : undefined
  }

  visit(program, [])
  return titles
}

/** `test.describe.each(rows)` as its words: test, describe, each. */
function wordsOf(callee: Node): string[] {
  if (callee.type === 'Identifier') return [callee.name as string]
  if (callee.type === 'CallExpression') return wordsOf(callee.callee as Node)
  if (callee.type !== 'MemberExpression') return []
  return [...wordsOf(callee.object as Node), ...wordsOf(callee.property as Node)]
}

/** What tests and groups are called here: `import { test as isolated }` gives one more name. */
function testNames(program: Node): Map<string, string> {
  const known = ['test', 'it', 'describe']
  const names = new Map(known.map((name) => [name, name]))
  for (const statement of program.body as Node[]) {
    if (statement.type !== 'ImportDeclaration') continue
    for (const { imported, local } of statement.specifiers as Record<string, Node>[]) {
      const name = imported?.name as string | undefined
      if (name && known.includes(name)) names.set(local!.name as string, name)
    }
  }
  return names
}
