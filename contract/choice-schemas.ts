import { z } from 'zod'
import {
  choiceNames,
  listingChoices,
  type ChoiceValue,
  type ListingChoice,
} from './listing-choices.ts'
import { plain, text } from './fields.ts'
import { optionalTextLengths, longestNameOrId, mostChoices } from './limits.ts'
import { optionalTexts, type OptionalText } from './optional-fields.ts'
import { slugOf } from './part-number.ts'

type Values<Name extends ListingChoice> = z.ZodEnum<{ [Value in ChoiceValue<Name>]: Value }>

const shapeOf = (schema: (values: z.ZodEnum) => z.ZodType): unknown =>
  Object.fromEntries(choiceNames.map((name) => [name, schema(z.enum(listingChoices[name]))]))

const repliedChoices = shapeOf((values) => values.nullable()) as {
  [Name in ListingChoice]: z.ZodNullable<Values<Name>>
}

const enteredChoices = shapeOf((values) => values.or(z.literal(''))) as {
  [Name in ListingChoice]: z.ZodUnion<[Values<Name>, z.ZodLiteral<''>]>
}

const textsOf = <Schema extends z.ZodType>(schema: (name: OptionalText) => Schema) =>
  Object.fromEntries(optionalTexts.map((name) => [name, schema(name)])) as Record<
    OptionalText,
    Schema
  >

/** The optional fields in replies: null where the seller left them open. */
export const repliedFields = { ...repliedChoices, ...textsOf(() => z.string().nullable()) }

/** The same in forms: empty takes back what was entered. */
export const enteredFields = {
  ...enteredChoices,
  ...textsOf((name) => plain(optionalTextLengths[name])),
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
