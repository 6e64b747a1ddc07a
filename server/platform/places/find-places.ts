import type { Language } from '#contract/language.ts'
import type { Place } from '#contract/sign-up.ts'
import { emirateNames, labelOf } from './emirate-names.ts'
import { distanceToBeginning, soundOf, spellingOf, type Spelling } from './place-spelling.ts'
import { type UaePlace, uaePlaces } from './uae-places.ts'

type Name = { spelling: Spelling; sound: Spelling }
type Known = { place: UaePlace; names: Name[]; emirate: string[] }

/** How well a name fits: the fewer the better, the first that differs decides. */
type Rank = [beginning: number, unlike: number, kind: number, length: number]

const LONGEST = 100
const MOST_WORDS = 8
/** With fewer letters than this, nearly everything sounds alike. */
const LEAST_TO_SOUND = 3

const known = uaePlaces.map(knownPlace)

/** How many places one search gives. */
export const MOST_PLACES = 10

/**
 * The places that come with Ghiyar whose names begin like this, in either script, best first: by how
 * they are written, else by how they sound.
 */
export function findPlaces(q: string, language: Language): Place[] {
  const typed = q.slice(0, LONGEST)
  const asked = spellingOf(typed)
  if (asked.raw === '' || asked.words.length > MOST_WORDS) return []
  const written = ranked(({ names, emirate }) =>
    names.map(({ spelling }) => rankOf(asked, spelling, emirate)),
  )
  const found = written.length > 0 ? written : foundBySound(typed, asked)
  return found.slice(0, MOST_PLACES).map((place) => placeIn(language, place))
}

function foundBySound(typed: string, asked: Spelling): UaePlace[] {
  const whole = asked.joined[0] ?? ''
  if (whole.length < LEAST_TO_SOUND) return []
  const farthest = Math.max(2, Math.floor(whole.length * 0.4))
  const sounds = soundOf(typed)
  return ranked(({ names, emirate }) =>
    names.map(({ spelling, sound }) => {
      const rank = rankOf(sounds, sound, emirate)
      if (!rank) return undefined
      const distance = Math.min(...spelling.joined.map((name) => distanceToBeginning(whole, name)))
      return distance > farthest ? undefined : [rank[0], distance]
    }),
  )
}

function knownPlace(place: UaePlace): Known {
  const names = [place.english, place.arabic, ...place.others].map((name) => ({
    spelling: spellingOf(name),
    sound: soundOf(name),
  }))
  const { en, ar } = emirateNames[place.emirate]
  return { place, names, emirate: [...en, ...ar].flatMap((name) => spellingOf(name).words) }
}

type RankOfName = [beginning: number, unlike: number]

function ranked(ranksOf: (each: Known) => (RankOfName | undefined)[]): UaePlace[] {
  const found: { place: UaePlace; rank: Rank }[] = []
  for (const each of known) {
    const { place } = each
    const size = place.english === place.emirate ? 0 : place.kind === 'city' ? 1 : 2
    const ranks = ranksOf(each)
      .filter((rank) => rank !== undefined)
      .map((rank): Rank => [...rank, size, place.english.length])
    const rank = ranks.sort(compare)[0]
    if (rank) found.push({ place, rank })
  }
  return found.sort((a, b) => compare(a.rank, b.rank)).map(({ place }) => place)
}

/** By words in any order, the emirate's among them, or by a run of letters from some word on. */
function rankOf(asked: Spelling, name: Spelling, emirate: string[]): RankOfName | undefined {
  const whole = asked.joined[0] ?? ''
  const unlike = asked.words.filter((word) => !name.words.includes(word)).length
  if (whole !== '' && name.joined[0] === whole) return [0, unlike]
  const isBeginning = whole !== '' && name.joined[0]?.startsWith(whole)
  if (isBeginning || name.raw.startsWith(asked.raw)) return [1, unlike]
  if (whole !== '' && name.joined.some((text) => text.startsWith(whole))) return [2, unlike]
  const elsewhere = asked.words.filter((word) => !begins(name.words, word))
  if (elsewhere.length === asked.words.length) return undefined
  return elsewhere.every((word) => begins(emirate, word)) ? [2, unlike] : undefined
}

function begins(words: string[], beginning: string): boolean {
  return words.some((word) => word.startsWith(beginning))
}

function compare(a: Rank, b: Rank): number {
  const i = a.findIndex((value, at) => value !== b[at])
  return i < 0 ? 0 : a[i]! - b[i]!
}

function placeIn(language: Language, { english, arabic, emirate }: UaePlace): Place {
  const own = language === 'ar' ? arabic : english
  const label =
    english === emirate ? emirateNames[emirate][language][0] : labelOf(own, emirate, language)
  return { name: english, emirate, label }
}
