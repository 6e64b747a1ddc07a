import { choiceNames, type Chosen, type EnteredChoices } from './listing-choices.ts'
import { optionalTextLengths } from './limits.ts'

// Fields of a listing that the seller may leave out, choices and texts. Forms, imports, exports and replies
// take them from here.

export type OptionalText = keyof typeof optionalTextLengths
export const optionalTexts = Object.keys(optionalTextLengths) as OptionalText[]

/** What was entered of each; null where it was left open. */
export type OptionalFields = Chosen & Record<OptionalText, string | null>

/** The same as forms hold it: empty where it was left open. */
export type EnteredFields = EnteredChoices & Record<OptionalText, string>

type Name = keyof OptionalFields
export const optionalFields: readonly Name[] = [...choiceNames, ...optionalTexts]

/** The optional fields alone, of whatever has one value for each of them. */
export const optionalIn = <From extends { [Field in Name]?: unknown }>(from: From) =>
  Object.fromEntries(optionalFields.map((name) => [name, from[name]])) as Pick<From, Name>

export const enteredBy = (stored: Partial<OptionalFields>): EnteredFields =>
  Object.fromEntries(optionalFields.map((name) => [name, stored[name] ?? ''])) as EnteredFields

/** What a form says: of what it doesn't send, nothing. */
export function storedBy(entered: EnteredFields): OptionalFields
export function storedBy(entered: Partial<EnteredFields>): Partial<OptionalFields>
export function storedBy(entered: Partial<EnteredFields>): Partial<OptionalFields> {
  const sent = optionalFields.filter((name) => entered[name] !== undefined)
  return Object.fromEntries(sent.map((name) => [name, entered[name]!.trim() || null]))
}
