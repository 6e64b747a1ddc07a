import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

type Package = { dictionary: { 'passwords-common': string[] } }

const SHORTEST_STEM = 6
// A year and a sign.
const LONGEST_TAIL = 5
const REPEATED = /^(.{1,4}?)\1+$/u
const TAIL = new RegExp(`[\\d\\p{P}\\p{S}]{1,${LONGEST_TAIL}}$`, 'u')
const letterFor: Record<string, string> = {
  ...{ '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't' },
  ...{ '@': 'a', $: 's', '!': 'i' },
}

let known: Set<string> | undefined

/**
 * Whether a password, in lower case, is among the first that are tried: leaked ones, also with
 * digits for letters or a short number behind, one piece again and again, keys in a row.
 */
export function isCommonPassword(folded: string): boolean {
  if (REPEATED.test(folded) || isSequence(folded)) return true
  known ??= load()
  const stem = folded.replace(TAIL, '')
  const forms = stem.length >= SHORTEST_STEM ? [folded, stem] : [folded]
  return forms.some((form) => known?.has(form) || known?.has(inLetters(form)))
}

/** The list takes a while to unpack and some megabytes: only who sets passwords pays for it. */
function load(): Set<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common') as Package
  return new Set(dictionary['passwords-common'])
}

const inLetters = (text: string): string =>
  text.replace(/[013457@$!]/g, (character) => letterFor[character] ?? character)

/** `23456789`, `hgfedcba`: each character the neighbour of the one before, in one direction. */
function isSequence(text: string): boolean {
  const points = Array.from(text, (character) => character.codePointAt(0)!)
  const step = points[1]! - points[0]!
  return (
    Math.abs(step) === 1 && points.every((point, i) => i === 0 || point - points[i - 1]! === step)
  )
}
