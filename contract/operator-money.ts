import { z } from 'zod'
import { bankReference } from './bank-reference.ts'
import { amount } from './carts.ts'
import { endpoint } from './endpoint.ts'
import { exampleIds } from './example-values.ts'
import { date, exactDirhams, filledText, id, name, paging, text } from './fields.ts'
import { longestEmail, orderLengths } from './limits.ts'
import { cardDifferences } from './money-kinds.ts'
import { queueStates } from './operator-roles.ts'
import { done } from './profile.ts'

// What operators do about money beside returns: differences from the provider's books, and transfers from sellers.

const access = { access: ['OPERATOR'], permission: 'money' } as const

const longestFigure = 40
const figures = {
  ours: z.string().meta({ description: 'A state, or an amount in dirhams' }),
  theirs: z.string().meta({ description: 'The same at the provider; empty where it has none' }),
}

export const difference = z.object({
  payment: id,
  kind: z.enum(cardDifferences),
  ...figures,
  number: z.string().meta({ description: 'Of the order' }),
  provider: z.string(),
  provider_id: z.string().nullable().meta({ description: 'What the provider calls the payment' }),
  date: date.meta({ description: 'When it was found' }),
  closed: date.nullable(),
  explained: z.boolean().meta({ description: 'It ended by a note, and differs as it did then' }),
  notes: z.array(z.object({ by: z.string().nullable(), reason: z.string(), ...figures, date })),
})
export type Difference = z.infer<typeof difference>

export const getDifferences = endpoint('getDifferences', {
  summary: 'Where the provider of card payments has something else: open ones, or those that ended',
  input: z.object({ state: z.enum(queueStates).default('open'), ...paging }),
  example: {},
  reply: difference,
  ...access,
})

export const explainDifference = endpoint('explainDifference', {
  summary: 'Note why a difference stays; it opens again when its figures change',
  input: z.object({
    payment: id,
    kind: z.enum(cardDifferences),
    ours: text(longestFigure).meta({ description: 'The figures that the caller has seen' }),
    theirs: text(longestFigure),
    reason: name(orderLengths.reason),
  }),
  example: {
    ...{ payment: exampleIds.listing, kind: 'refunded', ours: '0.00', theirs: '200.00' },
    reason: 'Refunded by hand in the dashboard.',
  },
  reply: done,
  ...access,
  errors: ['difference.not_found', 'difference.changed'],
})

export const owingSeller = z.object({
  _id: id,
  company_name: z.string(),
  email: z.string(),
  phone: z.string(),
  reference: z.string().meta({ description: 'What the seller is asked to write on a transfer' }),
  owed: amount,
  balance: amount.meta({ description: 'What the marketplace owes the seller' }),
})
export type OwingSeller = z.infer<typeof owingSeller>

export const findOwingSellers = endpoint('findOwingSellers', {
  summary: 'Sellers by name, e-mail address, phone number or reference, with what they owe',
  input: z.object({ q: filledText(longestEmail) }),
  example: { q: 'Falcon' },
  reply: z.object({ sellers: z.array(owingSeller) }),
  ...access,
  errors: ['server.limited'],
})

export const transfer = z.object({
  _id: z.string(),
  date,
  seller: z.string().meta({ description: 'Empty once the account is gone' }),
  amount,
  reference: z.string(),
})
export type Transfer = z.infer<typeof transfer>

export const getTransfers = endpoint('getTransfers', {
  summary: 'Transfers from sellers, latest first',
  input: z.object({ ...paging }),
  example: {},
  reply: transfer,
  ...access,
})

export const recordTransfer = endpoint('recordTransfer', {
  summary: 'Record what a seller transferred to the marketplace, as the bank has it',
  input: z.object({
    seller: id,
    amount: exactDirhams,
    reference: bankReference.meta({ description: 'Of the bank; each is recorded once' }),
  }),
  example: { seller: exampleIds.listing, amount: '84.50', reference: 'FT26330-1' },
  reply: owingSeller,
  status: 201,
  ...access,
  recent: true,
  idempotent: true,
  errors: ['seller.not_found', 'transfer.recorded'],
})
