/** A selector as a style sheet writes it, with those around it when rules are nested. */
export type Selector = { text: string; line: number }

const comments = /\/\*[\s\S]*?\*\//g
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

/** The selectors of a style sheet, one for each entry of a list. Steps of animations are none. */
export function selectorsOf(css: string): Selector[] {
  const text = css.replace(comments, blank).replace(/(["'])(?:\\.|(?!\1).)*\1/g, blank)
  const found: Selector[] = []
  /** For each open block the selectors it stands for; undefined inside an animation. */
  const open: (string[] | undefined)[] = [['']]
  let start = 0
  for (const { index, 0: sign } of text.matchAll(/[{};]/g)) {
    const prelude = text.slice(start, index)
    start = index + 1
    if (sign === '}') open.pop()
    if (sign !== '{') continue
    const around = open.at(-1)
    const head = prelude.trim()
    if (!around || /^@(?:keyframes|font-face|theme|property)/.test(head)) open.push(undefined)
    else if (head.startsWith('@')) open.push(around)
    else {
      const line = text.slice(0, index - prelude.trimStart().length).split('\n').length
      const own = listed(head).flatMap((one) => around.map((outer) => `${outer} ${one}`.trim()))
      found.push(...own.map((one) => ({ text: one, line })))
      open.push(own)
    }
  }
  return found
}

/** The entries of a list of selectors; commas in parentheses part nothing. */
function listed(list: string): string[] {
  const entries = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) entries.push('')
    else entries[entries.length - 1] += sign
  }
  return entries.map((entry) => entry.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** The classes that a selector names. */
export const classesIn = (selector: string): string[] =>
  [...selector.replace(/\[[^\]]*\]/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(
    ([, name]) => name!,
  )
