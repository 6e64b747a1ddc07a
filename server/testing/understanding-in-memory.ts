import { positions, type Position } from '../catalog/positions.ts'
import { Understanding, type OnOffer } from '../catalog/understanding/understanding.ts'
import { readVocabulary } from '../catalog/understanding/vocabulary.ts'
import { referenceInMemory } from './reference-in-memory.ts'

export const reference = referenceInMemory()
export const understanding = new Understanding(reference, readVocabulary())

export const nothingOnOffer: OnOffer = { brandNames: [], knowsWord: () => false }

/** What a text is understood to want, in keys that a person can read; the likeliest types first. */
export function readAs(text: string, onOffer = nothingOnOffer) {
  const { wanted, mentions, unknown } = understanding.understand(text, onOffer)
  const typed = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
  return {
    types: [...(wanted.types ?? [])]
      .sort(([, a], [, b]) => b - a)
      .map(([no]) => reference.partType(no)!.key),
    vehicles: wanted.vehicles.map(({ make, model, from, to }) => {
      const key = (model ? reference.model(model) : reference.make(make))?.key ?? 'other'
      return from || to ? `${key} ${from ?? ''}-${to ?? ''}` : key
    }),
    years: wanted.years && [wanted.years.from, wanted.years.to],
    positions: (Object.keys(positions) as Position[]).filter(
      (name) => wanted.positions & positions[name],
    ),
    brands: wanted.brands,
    words: wanted.words,
    spoken: wanted.spoken,
    mentions: mentions.map(({ sense, spans }) => [sense.kind, ...spans.map(typed)].join(' ')),
    unknown: unknown.map(typed),
  }
}
