import { z } from 'zod'
import { type Emirate, emirates } from '#contract/emirates.ts'
import type { Language } from '#contract/language.ts'
import type { Place } from '#contract/sign-up.ts'
import { callOutside, parsedJson } from '../http/outside-call.ts'
import { emirateNames, labelOf } from './emirate-names.ts'
import { spellingOf } from './place-spelling.ts'

export type Google = { key: string; baseUrl?: string; timeoutMs?: number }

const LONGEST = 100
const fields = 'suggestions.placePrediction.structuredFormat'

// Cities, and what lies in them; five kinds are the most that may be named.
const kinds = [
  'locality',
  'sublocality',
  'sublocality_level_1',
  'neighborhood',
  'administrative_area_level_3',
]

const text = z.object({ text: z.string().min(1).max(200) })
const prediction = z.object({ mainText: text, secondaryText: text.optional() })
const answer = z.object({
  suggestions: z
    .array(z.object({ placePrediction: z.object({ structuredFormat: prediction }) }))
    .max(100)
    .default([]),
})
const refused = z.object({ error: z.object({ status: z.string().max(100) }) })

/**
 * Places of the Emirates by Google's Autocomplete (New), in the order that it gives. Throws where
 * Google doesn't answer in time or in the way it should.
 */
export async function askGoogle(
  { key, baseUrl = 'https://places.googleapis.com', timeoutMs = 2_000 }: Google,
  q: string,
  language: Language,
): Promise<Place[]> {
  const headers = {
    'content-type': 'application/json',
    'x-goog-api-key': key,
    'x-goog-fieldmask': fields,
  }
  const body = JSON.stringify({
    input: q.slice(0, LONGEST),
    languageCode: language,
    regionCode: 'ae',
    includedRegionCodes: ['ae'],
    includedPrimaryTypes: kinds,
  })
  const url = new URL('/v1/places:autocomplete', baseUrl)
  const reply = await callOutside(url, { method: 'POST', headers, body, timeoutMs })
  const { data } = answer.safeParse(parsedJson(reply.text))
  if (reply.status !== 200 || !data) throw new Error(objectionOf(reply))
  return data.suggestions
    .map((each) => placeOf(each.placePrediction.structuredFormat, language))
    .filter((place) => place !== undefined)
}

function objectionOf(reply: { status: number; text: string }): string {
  const { data } = refused.safeParse(parsedJson(reply.text))
  return `Google Places replied with ${reply.status}${data ? `, ${data.error.status}` : ''}`
}

/** The place of a prediction; undefined where it doesn't tell in which emirate it lies. */
function placeOf(
  { mainText, secondaryText }: z.output<typeof prediction>,
  language: Language,
): Place | undefined {
  const name = mainText.text
  const itself = emirates.find((each) => namesOf(each).includes(spellingOf(name).raw))
  if (itself) return { name, emirate: itself, label: emirateNames[itself][language][0] }
  const emirate = emirateWithin(secondaryText?.text ?? '') ?? emirateWithin(name)
  return emirate && { name, emirate, label: labelOf(name, emirate, language) }
}

function emirateWithin(words: string): Emirate | undefined {
  const { raw } = spellingOf(words)
  return emirates.find((emirate) => namesOf(emirate).some((name) => raw.includes(name)))
}

function namesOf(emirate: Emirate): string[] {
  const names = Object.values(emirateNames[emirate]).flat()
  return names.map((name) => spellingOf(name).raw)
}
