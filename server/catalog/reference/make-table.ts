import type { Generation, Make, Model, Names } from './reference.types.ts'

/**
 * A make written as a table, one model a line: number and key, English name, Arabic name, and the
 * generations sold in the Gulf with the code that mechanics use where there is one; then the Chinese
 * name where it is another. A name marked with `*` is a word of its own or another make's name as well
 * (Edge, Seal, X7) and means the model only after its make.
 *
 *   01 elantra | Elantra | النترا | AD 2016-2020, CN7 2021- | 伊兰特
 *   07 edge* | Edge | ايدج | 2007-2014, 2015-2023
 *
 * Throws, with the line, where it can't be read.
 */
export function makeOf(
  { key, idCarMake, names }: { key: string; idCarMake: string; names: string[] },
  table: string,
): Make {
  const models = table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => modelOf(line, idCarMake))
  return { key, names: namesOf(names), idCarMake, models }
}

function modelOf(line: string, idCarMake: string): Model {
  const [head = '', en = '', ar = '', generations = '', zh] = line
    .split('|')
    .map((cell) => cell.trim())
  const [, no, key, star] = /^(\d\d) ([a-z0-9-]+)(\*?)$/.exec(head) ?? []
  if (!no || !key || en === '' || ar === '') throw new Error(`Not a model: ${line}`)
  return {
    key,
    names: namesOf(zh ? [en, ar, zh] : [en, ar]),
    idCarModel: `${idCarMake}${no}`,
    generations: generations.split(',').map((written) => generationOf(written.trim(), line)),
    ...(star && { needsMake: true }),
  }
}

/** "AD 2016-2020", "CN7 2021-", "2007-2014": a code if there is one, and the model years. */
function generationOf(written: string, line: string): Generation {
  const [, code, from, to] = /^(?:([A-Z0-9]+) )?(\d{4})-(\d{4})?$/.exec(written) ?? []
  if (!from) throw new Error(`Not a generation: ${written} of ${line}`)
  return { ...(code && { code }), from: Number(from), to: to ? Number(to) : null }
}

const namesOf = ([en = '', ar = '', zh = en]: string[]): Names => ({ en, ar, fr: en, zh })
