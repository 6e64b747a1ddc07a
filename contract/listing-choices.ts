/**
 * Fields of a listing that the seller may choose from a list, or leave open. Forms, imports, exports and
 * replies take them from this table; the texts of `tier` are `catalog:choices.tier`.
 */
export const listingChoices = {
  /** In the car maker's box; of the same maker in its own; of another maker; taken off a car. */
  tier: ['genuine', 'oem', 'aftermarket', 'used'],
} as const

type Choices = typeof listingChoices

export type ListingChoice = keyof Choices
export type ChoiceValue<Name extends ListingChoice = ListingChoice> = Choices[Name][number]

/** What was chosen of each; null where it was left open. */
export type Chosen = { [Name in ListingChoice]: ChoiceValue<Name> | null }

/** The same as forms hold it: empty where it was left open. */
export type EnteredChoices = { [Name in ListingChoice]: ChoiceValue<Name> | '' }

export const choiceNames = Object.keys(listingChoices) as ListingChoice[]

export const isChoice = (name: string): name is ListingChoice => Object.hasOwn(listingChoices, name)

/** The choices alone, of whatever has one value for each of them. */
export const choicesIn = <From extends { [Name in ListingChoice]?: unknown }>(from: From) =>
  Object.fromEntries(choiceNames.map((name) => [name, from[name]])) as Pick<From, ListingChoice>

export const enteredBy = (chosen: Partial<Chosen>): EnteredChoices =>
  Object.fromEntries(choiceNames.map((name) => [name, chosen[name] ?? ''])) as EnteredChoices

/** What a form says: of what it doesn't send, nothing. */
export function chosenIn(entered: EnteredChoices): Chosen
export function chosenIn(entered: Partial<EnteredChoices>): Partial<Chosen>
export function chosenIn(entered: Partial<EnteredChoices>): Partial<Chosen> {
  const sent = choiceNames.filter((name) => entered[name] !== undefined)
  return Object.fromEntries(sent.map((name) => [name, entered[name] || null]))
}
