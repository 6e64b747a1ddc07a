import { z } from 'zod'
import {
  choiceNames,
  listingChoices,
  type ChoiceValue,
  type ListingChoice,
} from './listing-choices.ts'
import { text } from './fields.ts'
import { longestNameOrId, mostChoices } from './limits.ts'
import { slugOf } from './part-number.ts'

type Values<Name extends ListingChoice> = z.ZodEnum<{ [Value in ChoiceValue<Name>]: Value }>

const shapeOf = (schema: (values: z.ZodEnum) => z.ZodType): unknown =>
  Object.fromEntries(choiceNames.map((name) => [name, schema(z.enum(listingChoices[name]))]))

/** In replies: null where the seller left it open. */
export const repliedChoices = shapeOf((values) => values.nullable()) as {
  [Name in ListingChoice]: z.ZodNullable<Values<Name>>
}

/** In forms: empty takes back what was chosen. */
export const enteredChoices = shapeOf((values) => values.or(z.literal(''))) as {
  [Name in ListingChoice]: z.ZodUnion<[Values<Name>, z.ZodLiteral<''>]>
}

/** Values of a filter, by their names in any spelling: "Abu Dhabi", "abu-dhabi", "in_stock". */
export const filterValues = <const Value extends string>(values: readonly Value[]) => {
  const bySlug = new Map(values.map((value) => [slugOf(value), value]))
  const named = text(longestNameOrId).transform((name, context): Value => {
    const value = bySlug.get(slugOf(name))
    if (value !== undefined) return value
    context.addIssue({ code: 'custom', message: 'invalid' })
    return z.NEVER
  })
  return z.array(named).max(mostChoices).default([])
}
