import { parseSync } from 'vite'
import { classesIn } from './css-selectors.ts'

type Node = { type: string; [key: string]: unknown }
/**
 * Classes that a source file names. `prefixes` are the beginnings of names put together, as in `modal-${shape}`;
 * `selected` are those by which it looks for elements.
 */
export type UsedClasses = { names: Set<string>; prefixes: Set<string>; selected: Set<string> }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isClassName = (node: unknown) =>
  isNode(node) && /^(?:class|\w*className)$/i.test(String(node.name))

/** The classes in `className`, wherever it is given or set, and in the markup of strings. */
export function usedClasses(file: string, text: string): UsedClasses {
  const used: UsedClasses = { names: new Set(), prefixes: new Set(), selected: new Set() }
  const visit = (node: Node) => {
    const value = valueOf(node)
    if (isNode(value)) collect(value, used)
    for (const name of classesIn(selectorOf(node))) used.selected.add(name)
    if (node.type === 'TemplateElement') fromMarkup((node.value as { cooked: string }).cooked, used)
    if (node.type === 'Literal' && typeof node.value === 'string') fromMarkup(node.value, used)
    for (const child of Object.values(node).flat().filter(isNode)) visit(child)
  }
  visit(parseSync(file, text).program as unknown as Node)
  return used
}

/** What a node sets `className` to. */
function valueOf(node: Node): unknown {
  if (node.type === 'JSXAttribute' && isClassName(node.name)) return node.value
  if (node.type === 'VariableDeclarator' && isClassName(node.id)) return node.init
  if (node.type === 'AssignmentPattern' && isClassName(node.left)) return node.right
  if (node.type === 'Property' && isClassName(node.key)) return node.value
  return undefined
}

const searches = /^(?:querySelector(?:All)?|closest|matches|locator|waitForSelector)$/

/** The selector that a call looks for; '' for other nodes. */
function selectorOf(node: Node): string {
  const { property } = (node.callee ?? {}) as { property?: { name?: string } }
  const [first] = (node.arguments ?? []) as Node[]
  if (!searches.test(property?.name ?? '') || !first) return ''
  if (first.type === 'Literal') return String(first.value)
  const quasis = (first.quasis ?? []) as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('x')
}

/** The words of the strings that an expression may become: a condition chooses, and becomes none. */
function collect(node: Node, used: UsedClasses): void {
  if (node.type === 'Literal' && typeof node.value === 'string') addWords(node.value, '', used)
  if (node.type === 'BinaryExpression' || node.type === 'CallExpression') return
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[]
    quasis.forEach(({ value }, i) => addWords(value.cooked, i < quasis.length - 1 ? '…' : '', used))
    for (const inner of node.expressions as Node[]) collect(inner, used)
    return
  }
  for (const [key, child] of Object.entries(node))
    if (!(node.type === 'ConditionalExpression' && key === 'test'))
      for (const inner of [child].flat().filter(isNode)) collect(inner, used)
}

function addWords(text: string, end: string, used: UsedClasses): void {
  for (const word of `${text}${end}`.split(/\s+/).filter((each) => each !== '' && each !== '…'))
    if (word.endsWith('…')) used.prefixes.add(word.slice(0, -1))
    else used.names.add(word)
}

const fromMarkup = (text: string, used: UsedClasses) => {
  for (const [, words] of text.matchAll(/\bclass="([^"]*)"/g)) addWords(words!, '', used)
}
