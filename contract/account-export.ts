import { z } from 'zod'
import { session } from './account.ts'
import { repliedFields } from './choice-schemas.ts'
import { endpoint } from './endpoint.ts'
import { date, id, price } from './fields.ts'
import { crossNumberKinds } from './cross-numbers.ts'
import { contactModes, contactReasons } from './contact-options.ts'
import { importColumns, importKinds, importStates } from './import-columns.ts'
import { languages } from './language.ts'
import { interestKinds, listingStatuses } from './listing-status.ts'
import { notification, notificationSettings } from './notifications.ts'
import { user } from './profile.ts'
import { accountEvents } from './account-status.ts'
import { callbackStatuses } from './callback-status.ts'
import { deliverySettings } from './delivery.ts'
import {
  cardPaymentStates,
  refundReasons,
  refundStates,
  sellerOrderStates,
} from './order-status.ts'
import { sellerHistoryEvents, sellerStatuses } from './seller-status.ts'
import { reportReasons } from './chat-options.ts'
import { reportOutcomes, subjectKinds, subjectReasons } from './report-options.ts'
import { creditPaymentKinds, creditStates } from './credit-status.ts'
import { documentKinds, entryKinds } from './money-kinds.ts'
import { payoutStates } from './payout-status.ts'
import { transferRefundStates } from './transfer-status.ts'
import { notificationKinds } from './notification-kinds.ts'

const count = z.number().int()
const text = z.string()

const list = <Item extends z.ZodType>(item: Item, description: string) =>
  z.array(item).meta({ description })

const callback = z.object({
  sku: text,
  name: text,
  phone: text,
  note: text,
  preferred: text,
  status: z.enum(callbackStatuses),
  date,
})

const message = z.object({
  room: id,
  sku: text,
  message: text,
  file: text.nullable().meta({ description: 'The name of the file sent with the message' }),
  date,
})

/**
 * Everything that is kept about somebody, in the order in which it is written. The descriptions are
 * part of the file, for its readers.
 */
const boughtOrder = z.object({
  number: text,
  date,
  state: z.enum(sellerOrderStates),
  company: text,
  fee: z.number(),
  lines: z.array(
    z.object({
      ...{ sku: text, name: text, ordered: count, quantity: count },
      price,
      vehicle: text,
    }),
  ),
  events: z.array(z.object({ event: text, by: text, reason: text.nullable(), date })),
  shipment: z
    .object({
      ...{ state: text, carrier: text, tracking: text, driver: text },
      receivedBy: text.nullable(),
    })
    .nullable(),
})

export const accountExport = z.object({
  exported: date.meta({ description: 'When this file was created' }),
  readme: z
    .record(z.string(), z.string())
    .meta({ description: 'What each part of this file contains' }),
  user: user.meta({ description: 'The account, with the details of the garage or company' }),
  created: date.meta({ description: 'When the account was created' }),
  sessions: list(session, 'Where the account is signed in'),
  devices: list(
    z.object({ device: text, seen: date }),
    'Kinds of devices on which the account was signed in',
  ),
  files: list(
    z.object({ field: text, name: text, address: text, date }),
    'Documents and pictures that were uploaded; each opens at its address while signed in',
  ),
  favourites: list(z.object({ sku: text, partName: text, since: date }), 'Favourite parts'),
  callbacks: list(callback, 'Requests of the account to be called'),
  callbacksReceived: list(callback, 'Requests of others to be called by this company'),
  messages: list(message, 'Messages that the account wrote'),
  messagesReceived: list(message.extend({ from: text }), 'Messages that the account received'),
  blocks: list(z.object({ user: id, name: text }), 'People whom the account has blocked'),
  reports: list(
    z.object({ room: id, reason: z.enum(reportReasons), note: text, date }),
    'Conversations that the account reported to the operator',
  ),
  subjectReports: list(
    z.object({
      kind: z.enum(subjectKinds),
      subject: id,
      reason: z.enum(subjectReasons),
      note: text,
      date,
      outcome: z.enum(reportOutcomes).nullable(),
    }),
    'Listings and companies that the account reported to the operator',
  ),
  quickReplies: list(text, 'Quick replies of this company'),
  lastSeen: date
    .nullable()
    .meta({ description: 'When the account was last connected to the chat' }),
  listings: list(
    z.object({
      sku: text,
      partName: text,
      brand: text,
      category: text,
      status: z.enum(listingStatuses),
      price,
      quantity: count,
      ...repliedFields,
      shortDescription: text,
      description: text,
      universal: z.boolean(),
      fits: z.array(
        z.object({ make: text, model: text, from: count.nullable(), to: count.nullable() }),
      ),
      crossNumbers: z.array(
        z.object({ kind: z.enum(crossNumberKinds), number: text, brand: text.optional() }),
      ),
      pictures: z.array(text),
      created: date,
      updated: date,
      confirmed: date,
    }),
    'Parts of this company, with those that are paused or removed; prices in dirhams',
  ),
  cars: list(
    z.object({
      reference: text,
      make: text,
      model: text,
      year: count.nullable(),
      version: text.nullable(),
      mileage: count.nullable(),
      unit: text,
      price,
      transmission: text.nullable(),
      picture: text.nullable(),
      created: date,
    }),
    'Older car listings of this company; prices in dirhams',
  ),
  imports: list(
    z.object({
      job: id,
      file: text,
      kind: z.enum(importKinds),
      state: z.enum(importStates),
      sheet: text.nullable(),
      sheets: z.array(text),
      columns: z.array(
        z.object({
          header: text,
          samples: z.array(text),
          field: z.enum(importColumns).nullable(),
        }),
      ),
      preview: z.array(z.partialRecord(z.enum(importColumns), text)),
      rows: count,
      created: count,
      updated: count,
      unchanged: count,
      failures: count,
      date,
    }),
    'Stock lists that this company imported or checked; their rows are those of its own files',
  ),
  interest: list(
    z.object({ day: text, kind: z.enum(interestKinds), times: count }),
    'How often parts of this company were looked at, and their seller called, by day',
  ),
  accessKeys: list(
    z.object({ name: text, ending: text, since: date, used: date.nullable() }),
    'Access keys by name; the keys themselves are not kept',
  ),
  accountSteps: list(
    z.object({ event: z.enum(accountEvents), reason: text.nullable(), date }),
    'Steps that the operator took on the account, with the reasons given',
  ),
  passkeys: list(
    z.object({ name: text, since: date, used: date.nullable() }),
    'Passkeys for the second step of a login, by the names that you gave them',
  ),
  webhooks: list(
    z.object({ url: text, events: z.array(text), since: date, paused: date.nullable() }),
    'Webhooks: addresses to which events about orders of this company are sent; without events, all',
  ),
  notifications: notificationSettings
    .nullable()
    .meta({ description: 'E-mail and SMS notification settings; null if never changed' }),
  notificationHistory: list(
    z.object({
      kind: z.enum(notificationKinds),
      from: text.nullable(),
      sku: text.nullable(),
      status: notification.shape.status,
      was: price.nullable(),
      now: price.nullable(),
      read: date.nullable(),
      date,
    }),
    'Notifications; prices in dirhams',
  ),
  application: list(
    z.object({
      ...{ event: z.enum(sellerHistoryEvents), status: z.enum(sellerStatuses) },
      ...{ note: text.nullable(), date },
    }),
    'The company’s application to sell, and what became of it',
  ),
  formerLicence: list(
    z.object({ licence: text, date }),
    'The number of the trade licence before a change that an operator hasn’t confirmed yet',
  ),
  newsletter: list(
    z.object({
      email: text,
      language: z.enum(languages),
      status: z.enum(['pending', 'confirmed', 'ended']),
      since: date,
    }),
    'Newsletter subscription of the account’s e-mail address',
  ),
  tickets: list(
    z.object({
      ticket: text,
      name: text,
      email: text,
      mobile: text,
      mode: z.enum(contactModes),
      reason: z.enum(contactReasons),
      message: text,
      language: text,
      date,
      answers: z.array(z.object({ text, date })),
    }),
    'What was written to the operator under the account’s e-mail address',
  ),
  usage: list(
    z.object({ day: text, kind: text, used: z.number() }),
    'How much of its daily quotas the account has used in the last two days',
  ),
  carts: list(
    z.object({
      name: text,
      vehicle: text,
      changed: date,
      lines: z.array(z.object({ sku: text, quantity: count, vehicle: text })),
    }),
    'Carts, and what is in them',
  ),
  addresses: list(
    z.object({ name: text, emirate: text, address: text, phone: text }),
    'The address book',
  ),
  documents: list(
    z.object({
      ...{ kind: z.enum(documentKinds), number: text, date, issuer: text, recipient: text },
      total: z.number(),
    }),
    'Invoices that you issued or got; they stay when the account is deleted, as the law asks',
  ),
  ledger: list(
    z.object({ kind: z.enum(entryKinds), amount: z.number(), date }),
    'What was charged to you, and what you transferred; it stays as well, and names nobody',
  ),
  cardPayments: list(
    z.object({
      ...{ number: text, date, state: z.enum(cardPaymentStates), amount: z.number() },
      refunds: z.array(
        z.object({
          ...{ amount: z.number(), state: z.enum(refundStates), date },
          reason: z.enum(refundReasons),
        }),
      ),
    }),
    'Payments by card that you began, with what went back to the card; they stay as well',
  ),
  bankTransfers: list(
    z.object({
      number: text,
      received: z.array(z.object({ amount: z.number(), reference: text, date })),
      refunds: z.array(
        z.object({
          ...{ amount: z.number(), state: z.enum(transferRefundStates), date },
          ...{ reason: z.enum(refundReasons), iban: text.nullable(), name: text.nullable() },
          reference: text.nullable(),
        }),
      ),
    }),
    'Orders by bank transfer: what you transferred, and what goes back to you; it stays as well',
  ),
  credit: list(
    z.object({
      ...{ company: text, garage: text, state: z.enum(creditStates), limit: z.number() },
      ...{ days: count, since: date },
      payments: z.array(
        z.object({
          ...{ kind: z.enum(creditPaymentKinds), amount: z.number(), received: text },
          ...{ note: text, date },
        }),
      ),
      orders: z.array(
        z.object({ number: text, days: count, due: text.nullable(), open: z.number() }),
      ),
    }),
    'Credit that you granted or that was granted to you, with what was paid; amounts stay as well',
  ),
  payouts: list(
    z.object({
      ...{ number: text, amount: z.number(), state: z.enum(payoutStates), iban: text },
      ...{ beneficiary: text, reference: text.nullable(), reason: text.nullable() },
      ...{ prepared: date, ended: date.nullable() },
    }),
    'What was paid out to you, or is to be; it stays as well',
  ),
  orders: list(
    boughtOrder.extend({
      reference: text,
      note: text,
      address: z.object({ name: text, emirate: text, address: text, phone: text }).nullable(),
      receiver: text,
      phone: text,
    }),
    'What the account ordered, one entry for each seller; prices in dirhams',
  ),
  ordersReceived: list(boughtOrder, 'What was ordered from this company; prices in dirhams'),
  returns: list(
    z.object({
      ...{ number: text, date, state: text, reason: text, note: text },
      lines: z.array(z.object({ sku: text, quantity: count })),
      events: boughtOrder.shape.events,
    }),
    'What the account gave back, or got back as a company',
  ),
  delivery: deliverySettings
    .nullable()
    .meta({ description: 'Delivery settings of this company; null if never changed' }),
  events: list(
    z.object({
      date,
      event: text,
      address: text.nullable().meta({ description: 'Network address' }),
      agent: text.nullable().meta({ description: 'User-Agent of the browser' }),
    }),
    'Security events, latest first',
  ),
})
export type AccountExport = z.output<typeof accountExport>

export const exportAccount = endpoint('exportAccount', {
  summary: 'All data held about the caller, as a documented JSON file',
  input: z.object({}),
  example: {},
  reply: accountExport,
  access: 'account',
})
