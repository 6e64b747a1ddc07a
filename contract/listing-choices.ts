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
