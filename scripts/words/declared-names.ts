import { parseSync } from 'vite'

type Node = { type: string; [key: string]: unknown }
export type DeclaredName = { name: string; isType: boolean }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const types = /^(?:TSTypeAliasDeclaration|TSInterfaceDeclaration|ClassDeclaration)$/
const functions = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/
const members = /^(?:TSPropertySignature|TSMethodSignature|PropertyDefinition|MethodDefinition)$/

/**
 * The names that a file declares: variables, parameters, functions, types, their properties, and methods of
 * objects. Imports, and keys of objects with other values, may belong to others.
 */
export function declaredNames(file: string, text: string): DeclaredName[] {
  const names: DeclaredName[] = []
  const add = (node: unknown, isType = false) => {
    if (isNode(node) && node.type.endsWith('Identifier'))
      names.push({ name: node.name as string, isType })
  }
  const visit = (node: Node) => {
    if (types.test(node.type)) add(node.id, true)
    if (functions.test(node.type)) {
      add(node.id)
      for (const parameter of node.params as unknown[]) addPattern(parameter, add)
    }
    if (node.type === 'VariableDeclarator') addPattern(node.id, add)
    if (members.test(node.type) && !node.computed) add(node.key)
    if (node.type === 'Property' && !node.computed && isNode(node.value))
      if (functions.test(node.value.type)) add(node.key)
    for (const child of Object.values(node).flat().filter(isNode)) visit(child)
  }
  visit(parseSync(file, text).program as unknown as Node)
  return names
}

/** The names that a pattern binds. */
function addPattern(pattern: unknown, add: (node: unknown) => void): void {
  if (!isNode(pattern)) return
  const inner = pattern.left ?? pattern.argument ?? pattern.parameter ?? pattern.value
  if (pattern.type === 'ObjectPattern')
    for (const property of pattern.properties as unknown[]) addPattern(property, add)
  else if (pattern.type === 'ArrayPattern')
    for (const element of pattern.elements as unknown[]) addPattern(element, add)
  else if (inner) addPattern(inner, add)
  else add(pattern)
}
