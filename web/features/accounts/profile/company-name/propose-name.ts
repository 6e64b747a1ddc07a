import { latinLetters, legalForms, letters, trades, words } from './spellings.ts'

type Pair = readonly [english: string, arabic: string]

const arabicScript = /\p{Script=Arabic}/u
const latinScript = /\p{Script=Latin}/u

/**
 * The Arabic name that a company may mean by its English one: what it deals in translated, as trade
 * licences do, and the rest spelled by ear. Empty where there is nothing to spell.
 */
export function arabicNameOf(name: string): string {
  const text = name.trim()
  if (arabicScript.test(text)) return text
  if (!latinScript.test(text)) return ''
  const { rest: unlicensed, found: form } = cutFrom(text.toLowerCase(), legalForms, 0)
  const { rest, found: trade } = cutFrom(unlicensed, trades, 0)
  return joined([...rest.split(/\s+/).map(arabicWord), trade, form])
    .replaceAll(/(^|\s)ال (?=\S)/gu, '$1ال')
    .replaceAll(/(^|\s)و (?=\S)/gu, '$1و')
}

/** The same the other way round; vowels that Arabic doesn't write are missing. */
export function englishNameOf(name: string): string {
  const text = name.trim()
  if (!arabicScript.test(text)) return text
  const { rest: unlicensed, found: form } = cutFrom(text, legalForms, 1)
  const { rest, found: trade } = cutFrom(unlicensed, trades, 1)
  const isWritten = (word: string) => latinScript.test(word)
  return joined([
    ...rest.split(/\s+/).map((word) => (isWritten(word) ? word : capitalised(latinWord(word)))),
    capitalised(trade),
    form.toUpperCase(),
  ])
}

/** Takes the longest known phrase off the end; returns it in the other language. */
function cutFrom(text: string, pairs: readonly Pair[], side: 0 | 1) {
  const plain = text.replace(/(?<![\s,.])[\s,.]+$/u, '')
  const pair = pairs.find((each) => plain === each[side] || plain.endsWith(` ${each[side]}`))
  if (!pair || plain === pair[side]) return { rest: text, found: '' }
  return { rest: plain.slice(0, -pair[side].length).trim(), found: pair[side === 0 ? 1 : 0] }
}

function arabicWord(word: string): string {
  const plain = word.replaceAll(/[^\p{L}\p{N}&]/gu, '')
  if (plain === '&') return 'و'
  if (plain === 'al' || plain === 'el') return 'ال'
  const known = words.find(([english]) => english === plain)
  if (known) return known[1]
  let spelled = ''
  for (let at = 0; at < plain.length;) {
    const pair = letters.find(([english]) => plain.startsWith(english, at))
    spelled += pair ? pair[1] : plain[at]
    at += pair ? pair[0].length : 1
  }
  return spelled
}

function latinWord(word: string): string {
  const known = words.find(([, arabic]) => arabic === word)
  if (known) return known[0]
  if (word.startsWith('ال') && word.length > 3) return `al ${latinWord(word.slice(2))}`
  const spelled = [...word].map((letter) => latinLetters[letter] ?? letter).join('')
  // Two consonants side by side have a vowel between them more often than not.
  return spelled.replaceAll(/(?<=[bdfjklmnqrtz])(?=[bdfjklmnqrtz])/g, 'a')
}

const capitalised = (text: string) =>
  text.replaceAll(/(^|\s)\p{L}/gu, (start) => start.toUpperCase())

const joined = (pieces: string[]) => pieces.filter((piece) => piece !== '').join(' ')
