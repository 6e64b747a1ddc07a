import fc from 'fast-check'
import { expect } from 'vitest'
import { addresses, type EndpointName } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/endpoints.ts'
import { errorCodes } from '#contract/error-codes.ts'
import { examples } from './examples.ts'
import { inputSchema, type JsonSchema } from '../platform/api/json-schema.ts'
import { openApiDocument } from '../platform/api/openapi.ts'
import { requestOf, testApp, type TestApp } from './app.ts'
import { repetitions } from './effort.ts'
import type { SentFile } from './multipart.ts'
import { join, newIdentity, password, pictureFile } from './people.ts'
import { bearer, cloneUser, insertSessions, makeOperator, provenDraft } from './principals.ts'
import { testIn } from './world.ts'

const RUNS = repetitions(30, 500)
// On a quiet machine an answer can be held against a time; elsewhere that would say nothing.
const SLOWEST_MS = Number(process.env.FUZZ_SLOWEST_MS ?? Infinity)
// A limit of an account is reached before that many calls.
const RUNS_OF_AN_ACCOUNT = 8

// Stands for something of the account that asks.
const CANARY = 'mark-of-the-caller'

/** All calls. */
export const names = Object.keys(addresses) as EndpointName[]
// These are only taken with a code or a token that was sent to somebody, or name something there is.
const neverTaken: EndpointName[] = [
  ...(['verifyOtp', 'resetPassword', 'changeContact'] as const),
  ...(['updateListing', 'setListingStatus', 'removeListing', 'getMyListingItem'] as const),
  ...(['getImportStatus', 'getImportResult', 'cancelImport', 'revokeAccessKey'] as const),
  ...(['startChat', 'getRoom', 'getConversations', 'sendMessage', 'setRead'] as const),
  ...(['setBlock', 'reportChat', 'requestCallback', 'setCallbackStatus'] as const),
  ...(['setFavourite', 'unsubscribe', 'confirmNewsletter', 'leaveNewsletter'] as const),
  ...(['setCartLine', 'updateCart', 'removeCart', 'moveCartLines', 'removeAddress'] as const),
  ...(['quoteCheckout', 'placeOrder', 'getOrder', 'getSellerOrder', 'stepSellerOrder'] as const),
  ...(['updateWebhook', 'removeWebhook', 'rotateWebhookSecret', 'testWebhook'] as const),
  ...(['getWebhookDeliveries', 'retryWebhookDelivery'] as const),
  ...(['getDriverShipment', 'deliverAsDriver', 'shareCart', 'getSharedCart'] as const),
  ...(['enterFactor', 'getPasskeyOptions', 'getConfirmOptions', 'confirmFactor'] as const),
  ...(['saveTotp', 'makeRecoveryCodes', 'startPasskey', 'savePasskey', 'removePasskey'] as const),
  ...(['openInvitation', 'acceptInvitation', 'withdrawInvitation', 'removeOperator'] as const),
  ...(['resendApplication', 'getApplication', 'stepApplication', 'suspendSeller'] as const),
  ...(['getTicket', 'answerTicket', 'setTicketState', 'getReport', 'setReportState'] as const),
  ...([
    'getAccount',
    'signOutAccount',
    'revokeKeyOfAccount',
    'suspendAccount',
    'liftAccount',
  ] as const),
  ...(['correctAccount', 'sendExport', 'closeOnRequest', 'downloadExport'] as const),
  ...(['getOperatorOrder', 'getOrderLedger', 'getSellerLedger'] as const),
  ...(['retryJob', 'dropJob', 'getPackingList', 'getDocument', 'payByCard'] as const),
  ...(['getCredit', 'getCreditStatement', 'grantCredit', 'changeCredit'] as const),
  ...(['recordCreditPayment', 'reverseCreditPayment'] as const),
  ...(['requestReturn', 'stepReturn', 'getDispute', 'decideDispute'] as const),
  ...(['explainDifference', 'recordTransfer', 'startInvitation'] as const),
  ...(['sendSlip', 'giveRefundAccount', 'recordBuyerTransfer', 'stepTransferRefund'] as const),
  ...(['reverseBuyerTransfer', 'getTransferRefundFile', 'getTransferRefundBatch'] as const),
  ...(['batchTransferRefunds', 'payTransferRefundBatch'] as const),
  ...(['setFailedSearch', 'withdrawTerm', 'reviewTerm'] as const),
  ...(['withdrawCommission', 'endBanner', 'getReportedSubject', 'getSubjectToReport'] as const),
  ...(['closeSubjectReports', 'hideListing', 'showListing'] as const),
  ...(['getContentVersion', 'resetContent', 'withdrawContentVersion'] as const),
  ...(['getPayout', 'getPayoutFile', 'approvePayouts', 'stepPayout', 'payPayoutBatch'] as const),
]
const document = openApiDocument(endpoints, { origin: '' })

/** `test` with a demonstration in which a garage and a company have joined. */
export const test = testIn(async (atEnd) => {
  const env = { LIMIT_PER_ADDRESS: '1000', SMS_PER_DAY: '100000' }
  const app = await testApp('demo', { env, atEnd })
  const [buyer, seller] = [await join(app, 'BUYER'), await join(app, 'SELLER')]
  const owner = await join(app, 'BUYER')
  const { rows } = await app.database.pool.query<{ no: number }>(
    'select no from "user" where id = $1',
    [owner.user._id],
  )
  await makeOperator(app.database.db, rows[0]!.no, 'owner')
  return {
    ...{ app, buyerId: buyer.user._id, sellerId: seller.user._id },
    operatorId: owner.user._id,
  }
})

const nasty = fc.oneof(
  fc.constantFrom<unknown>('', '\0', '\ud800', "'", '%', '_', '\\', 'foo & | !', '../', '٠٤٤٦٥'),
  fc.constantFrom<unknown>(null, true, [], {}, [[[]]], 0, -1, 1e300, 2 ** 53, 99_999_999_999),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Mostly values that the schema describes, sometimes anything. */
function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: nasty })
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.contentSchema)
    return fc.oneof(
      valueOf(schema.contentSchema as JsonSchema).map((value) => JSON.stringify(value) ?? ''),
      fc.constantFrom('{', '[]', 'null', '{"__proto__":{"emirate":"Dubai"}}', '""'),
    )
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]))
  const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined
  if (choices) return fc.oneof(...choices.map(fitting))
  if (schema.type === 'array')
    return fc.array(valueOf(schema.items as JsonSchema), { maxLength: 3 })
  if (schema.type === 'object' || schema.properties) {
    const properties = Object.entries(schema.properties ?? {}).map(
      ([key, value]) => [key, valueOf(value as JsonSchema)] as const,
    )
    return fc.record(Object.fromEntries(properties), { requiredKeys: [] })
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    // The smallest amount of money is a hundredth.
    const least = Math.max(-5, Math.ceil(schema.minimum ?? -5))
    return fc.integer({ min: least, max: 300 })
  }
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.format === 'email') return fc.emailAddress()
  return fc.oneof(
    fc.constantFrom('Toyota', 'Brake Parts', 'filter', 'فرامل', '04465-60280', 'a b-c', '2015'),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
  )
}

/** A good input of a call in which some fields are left out or replaced. */
function mostlyInvalid(name: EndpointName, good: object): fc.Arbitrary<Record<string, unknown>> {
  // Of many fields only some: one that is refused would hide the others.
  const generated = (fitting(inputSchema(endpoints[name].input)) as fc.Arbitrary<object>).chain(
    (fields) =>
      fc.subarray(Object.entries(fields)).map((entries): object => Object.fromEntries(entries)),
  )
  const originalKeys = fc.subarray(Object.keys(good))
  return fc.tuple(generated, originalKeys, fc.boolean()).map(([fields, keys, withAll]) => {
    const original = Object.entries(good).filter(([key]) => withAll || keys.includes(key))
    return { ...fields, ...Object.fromEntries(original) }
  })
}

const contents = fc.oneof(
  fc.constantFrom(
    '',
    '%PDF-1.4 %%EOF',
    '\x89PNG\r\n\x1a\n',
    '\xff\xd8\xff',
    'GIF89a',
    '<svg/>',
    'MZ',
  ),
  fc.string({ unit: 'binary-ascii', maxLength: 300 }),
)

/** Files for some fields of a form, under any names; often with a licence that is one. */
function filesOf(
  { files }: Pick<Endpoint, 'files'>,
  licence: SentFile,
): fc.Arbitrary<Record<string, SentFile>> {
  const name = fc.oneof(
    fc.constantFrom('a.pdf', 'a.jpg', '../a.png', 'a.php', 'a\u202egpj.exe', '\0.jpg', ''),
    fc.string({ unit: 'grapheme', maxLength: 300 }).map((text) => text.replace(/[\r\n]/g, ' ')),
  )
  const file = fc.record({ name, bytes: contents.map((text) => Buffer.from(text, 'latin1')) })
  const named = fc.record({ name, bytes: fc.constant(licence.bytes) })
  const field = fc.constantFrom(...files, 'unexpected', '__proto__')
  return fc.oneof(
    fc.dictionary(field, file, { maxKeys: 3 }),
    fc.record({ trade_license_upload: fc.oneof(fc.constant(licence), named) }),
    ...files
      .filter((field) => field === 'pic' || field === 'file')
      .map((field) => fc.record({ [field]: fc.oneof(fc.constant(licence), named) })),
  )
}

const documented = (name: EndpointName, status: number): string => {
  const { method, path } = addresses[name]
  const operations = document.paths[path.replace(/:(\w+)/g, '{$1}')]!
  return operations[method === 'GET' ? 'get' : 'post']!.responses[status]?.description ?? ''
}

/** Inputs that are taken, for the calls whose example isn't. */
export async function takenInputs(app: TestApp) {
  const [part] = (await app.call('getHome', {})).items
  const id = part!.seller._id
  const inputs: { [Name in EndpointName]?: object } = {
    getListing: { sku: part!.partSKU },
    getSeller: { id },
    getUserListings: { seller_id: id },
    reportSubject: { kind: 'listing', id: part!._id, reason: 'price' },
    login: { method: 'email', email: CANARY, password },
    changePassword: { current: password, password },
    createAccessKey: { name: 'Stock system', password },
    createWebhook: { ...examples.createWebhook, password },
    rotateWebhookSecret: { ...examples.rotateWebhookSecret, password },
    newListing: { ...examples.newListing, partSKU: CANARY },
    closeAccount: { password },
    startTotp: { password },
    makeRecoveryCodes: { password },
    startPasskey: { password },
    removePasskey: { ...examples.removePasskey, password },
    removeFactors: { password },
    inviteOperator: { email: CANARY, role: 'support' },
    endSession: { id: CANARY },
    getOtpByEmail: { email: CANARY },
    getOtpByPhone: { phone: CANARY },
    verifyOtp: { identify: CANARY, code: '123456' },
    resetPassword: { identify: CANARY, code: '123456', password },
    changeContact: { identify: CANARY, code: '123456', password },
    signUp: {
      ...{ ...examples.signUp, email: CANARY, phone: CANARY, password },
      ...{ emailTicket: CANARY, phoneTicket: CANARY },
    },
  }
  return (name: EndpointName) => inputs[name] ?? examples[name]
}

/** Puts what is one's own in the place of the mark. */
export const withOwn = (input: object, own: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      value === CANARY ? own[key] : (value as unknown),
    ]),
  )

type Joined = {
  app: Awaited<ReturnType<typeof testApp>>
  buyerId: string
  sellerId: string
  operatorId: string
}

/** Makes a call with many inputs, the first good, most invalid: each is answered by the contract. */
export async function answersWhateverComes(
  name: EndpointName,
  { app, buyerId, sellerId, operatorId }: Joined,
): Promise<void> {
  const endpoint = endpoints[name] as Endpoint
  const { db } = app.database
  const statuses = new Set<number>()
  const good = (await takenInputs(app))(name)
  const picture = await pictureFile()
  const anyFiles = filesOf(endpoint, picture)
  const goodFiles = Object.fromEntries(endpoint.files.map((field) => [field, picture]))
  const isOpen = endpoint.access === 'anyone' || endpoint.access === 'account'
  const original = endpoint.permission ? operatorId : isOpen ? buyerId : sellerId
  // An account that nobody else has, and a session for each of its calls, which may end it.
  const another = async () => {
    const account = await cloneUser(db, original)
    return { account, sessions: await insertSessions(db, account.no, RUNS_OF_AN_ACCOUNT) }
  }
  let joined = await another()
  await fc.assert(
    fc.asyncProperty(mostlyInvalid(name, good), anyFiles, async (input, files) => {
      if (joined.sessions.length === 0) joined = await another()
      const { account, sessions } = joined
      const { id, token } = sessions.pop()!
      const fresh = name === 'signUp' ? await provenDraft(db) : newIdentity()
      const own = {
        id,
        partSKU: id,
        identify: fresh.email,
        ...fresh,
        ...(name === 'login' && account),
      }
      const sent = withOwn(input, own)
      const request = requestOf(name, sent, files)
      const headers = { ...request.headers, ...bearer(token) }
      const began = performance.now()
      const reply = await app.http.inject({ ...request, headers })
      // Whoever asks to wait for an import has to wait.
      if (input.wait !== 'yes') expect(performance.now() - began).toBeLessThan(SLOWEST_MS)
      statuses.add(reply.statusCode)
      const answer = { status: reply.statusCode, body: reply.body.slice(0, 300) }
      expect(answer.status, answer.body).toBeLessThan(500)
      if (answer.status === endpoint.status || (endpoint.accepts && answer.status === 202)) return
      const { code, message } = reply.json<{ code: keyof typeof errorCodes; message: string }>()
      expect(errorCodes[code], answer.body).toBe(answer.status)
      expect(message.length).toBeGreaterThan(0)
      expect(documented(name, answer.status).split(/: |\n/), name).toContain(code)
    }),
    { numRuns: RUNS, seed: 11, examples: [[{ ...good }, goodFiles]] },
  )
  const isTaken = statuses.has(endpoint.status) || (endpoint.accepts === true && statuses.has(202))
  expect(isTaken).toBe(!neverTaken.includes(name))
}
