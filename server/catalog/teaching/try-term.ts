import { setImmediate } from 'node:timers/promises'
import type { ReplyOf } from '#contract/api.ts'
import type { Language } from '#contract/language.ts'
import { partsOnOffer } from '../catalog-deps.ts'
import { findParts } from '../find-parts.ts'
import { everything, noPage } from '../listing-filter.ts'
import { countAnswering } from '../listing-index/listing-scan.ts'
import { knownQueries } from '../understanding/known-queries.ts'
import type { TaughtPhrases } from '../understanding/taught-phrases.ts'
import type { OnOffer, Understood } from '../understanding/understanding.ts'
import { presentUnderstood } from '../understood.present.ts'
import type { TeachingDeps } from './teaching-deps.ts'

type Read = ReplyOf<'previewTerm'>['before']
type Changed = Pick<ReplyOf<'previewTerm'>, 'changes' | 'changed'>

const MOST_SHOWN = 20
// Others are let in between.
const READ_AT_ONCE = 10

const nothingOnOffer: OnOffer = { knowsWord: () => false }
const noMatch = { contradicting: 0, relaxed: false }

/** What is taught already, with one term more. */
export const phrasesWith = (
  { terms, understanding, meanings }: TeachingDeps,
  { term, keys }: { term: string; keys: readonly string[] },
): TaughtPhrases =>
  understanding.phrasesOf([...terms.phrases, { text: term, sense: meanings.senseOf(keys) }])

/** How a text is read, and how many parts it finds: with these phrases, or as it is now. */
export async function readText(
  deps: TeachingDeps,
  text: string,
  language: Language,
  phrases?: TaughtPhrases,
): Promise<Read> {
  const { understanding, reference, listings } = deps
  const trial = {
    understand: (typed: string, onOffer: OnOffer) =>
      understanding.understand(typed, onOffer, phrases),
  }
  const found = await findParts({ ...partsOnOffer(deps), understanding: trial }, text)
  const total = countAnswering(listings.index.search(everything, noPage, found.criteria))
  const { mentions, unknown } = presentUnderstood(found, noMatch, { text, reference, language })
  return { mentions, unknown, total }
}

/** The known queries that are read otherwise with these phrases than as it is now. */
export async function changedQueries(
  { understanding, reference }: TeachingDeps,
  phrases: TaughtPhrases,
  language: Language,
): Promise<Changed> {
  const changes: Changed['changes'] = []
  let changed = 0
  for (const [i, text] of knownQueries.entries()) {
    if (i % READ_AT_ONCE === 0) await setImmediate()
    const before = understanding.understand(text, nothingOnOffer)
    const after = understanding.understand(text, nothingOnOffer, phrases)
    if (wantedKey(before) === wantedKey(after)) continue
    changed++
    if (changes.length < MOST_SHOWN)
      changes.push({ text, before: labelsOf(before, text), after: labelsOf(after, text) })
  }
  return { changes, changed }

  function labelsOf(understood: Understood, text: string): string {
    const found = { text, criteria: understood.wanted, understood }
    const { mentions } = presentUnderstood(found, noMatch, { text, reference, language })
    return mentions.map(({ label }) => label).join(' · ')
  }
}

/** What a text asks for, to be compared. */
const wantedKey = ({ wanted: { types, vehicles, years, positions, tiers, brands } }: Understood) =>
  JSON.stringify([[...(types ?? [])].sort(), vehicles, years, positions, tiers, brands])
