import { soundsOf } from './language/sound.ts'
import { tokensOf } from './language/fold.ts'
import type { Heading } from './vocabulary.ts'

/**
 * English words with the spellings of the same meaning that sound like them, folded, by groups: "clutch", "كلتش" and
 * "klach". One is taken for another inside longer names, too, so that "فان كلتش" is a fan clutch though nobody wrote
 * that down.
 */
export function loanwords(headings: Pick<Heading, 'phrases'>[]): string[][] {
  return headings.flatMap(({ phrases }) => {
    const english = new Set<string>()
    const bySound = new Map<string, Set<string>>()
    for (const { text, language } of phrases) {
      const [first, ...more] = tokensOf(text)
      if (!first || more.length > 0) continue
      if (language === 'en') english.add(first.word)
      for (const sound of soundsOf(first.word)) {
        const alike = bySound.get(sound) ?? new Set()
        bySound.set(sound, alike.add(first.word))
      }
    }
    return [...bySound.values()]
      .map((alike) => [...alike])
      .filter((alike) => alike.some((word) => english.has(word)))
      .filter((alike) => alike.some((word) => !english.has(word)))
  })
}
