import { posix, relative, sep } from 'node:path'
import { leftOf, rooms } from './import-table.js'
import { tables } from './tables-rule.js'

/** A pattern of the table as a regular expression: `*`, `**`, `{a,b}`, `<own>`, `<left>`. */
function matcher(pattern, own = '') {
  const left = leftOf[posix.basename(own)] ?? []
  const source = pattern
    .replace('<own>', own)
    .replace('<left>', `{${left.join(',') || '-'}}`)
    .replace('<feature>', '(?<feature>[^/]+)')
    .replace(/\./g, '\\.')
    .replace(/\{([^}]*)\}/g, (_, choices) => `(?:${choices.replaceAll(',', '|')})`)
    .replace(/(?<!\()\*\*\/|\*\*|\*/g, (stars) =>
      stars === '**/' ? '(?:.*/)?' : stars === '**' ? '.*' : '[^/]*',
    )
  return new RegExp(`^${source}$`)
}

/** What the table says of a file: its entry, and the folder of its feature. */
function placeOf(file) {
  for (const room of rooms) {
    const match = matcher(room.files).exec(file)
    if (!match) continue
    const feature = match.groups?.feature
    return {
      room,
      feature,
      own: feature && file.slice(0, file.indexOf(`/${feature}/`) + 1) + feature,
    }
  }
  return undefined
}

/** The imported file from the root of the project; undefined for a package. */
function targetOf(specifier, file) {
  const [path] = specifier.split('?')
  if (path.startsWith('#')) return posix.normalize(path.slice(1))
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path)
  return undefined
}

function objectionToPackage(specifier, { files, packages, withoutPackages = [] }, isType) {
  const within = (name) => specifier === name || specifier.startsWith(`${name}/`)
  if (packages && !packages.some(within))
    return `${files} may import only these packages: ${packages.join(', ')}.`
  if (!isType && withoutPackages.some(within)) return `${files} may not load ${specifier}.`
  return undefined
}

/** Why this import is against the table; undefined when it isn't. */
export function objectionTo(specifier, file, isType) {
  const place = placeOf(file)
  if (!place) return undefined
  const { room, feature, own } = place
  if (feature && file.startsWith('server/') && !Object.hasOwn(leftOf, feature))
    return `The feature "${feature}" has no place in the order yet: give it one in scripts/lint/import-table.js.`
  const target = targetOf(specifier, file)
  if (target === undefined) return objectionToPackage(specifier, room, isType)
  const matches = (patterns = []) => patterns.some((pattern) => matcher(pattern, own).test(target))
  if (matches(room.may) && !matches(room.not)) return undefined
  if (isType && matches(room.types)) return undefined
  if (matches(room.types)) return `${room.files} may import ${target} only as a type.`
  return `${room.files} may not import ${target}.`
}

const imports = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    const check = (source, isType) => {
      if (typeof source?.value !== 'string') return
      const message = objectionTo(source.value, file, isType)
      if (message) context.report({ node: source, message })
    }
    const onlyTypes = (node, kind) =>
      node[kind] === 'type' ||
      (node.specifiers?.length > 0 && node.specifiers.every((named) => named[kind] === 'type'))
    return {
      ImportDeclaration: (node) => check(node.source, onlyTypes(node, 'importKind')),
      ExportNamedDeclaration: (node) => check(node.source, onlyTypes(node, 'exportKind')),
      ExportAllDeclaration: (node) => check(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node.source, false),
      TSImportType: (node) => check(node.source ?? node.argument, true),
    }
  },
}

const saysNothing = /(?:^|\/)(?:utils?|helpers?|misc|common|lib)(?:[./]|$)/

const names = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    if (!saysNothing.test(file)) return {}
    return {
      Program: (node) => context.report({ node, message: 'Name a file for what it is about.' }),
    }
  },
}

export default { meta: { name: 'rooms' }, rules: { imports, names, tables } }
