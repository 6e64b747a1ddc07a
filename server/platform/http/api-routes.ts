import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { Download, List } from '#contract/api.ts'
import { errorCodes } from '#contract/error-codes.ts'
import type { Binding, CallContext } from '../api/binding.ts'
import type { Caller, Client } from '../api/caller.ts'
import { invoke, mayCall } from '../api/invoke.ts'
import { refusalBody } from '../api/refusal-body.ts'
import { receiveForm } from '../files/receive-form.ts'
import { Refusal, refuse } from '../refusal.ts'
import type { TagCache } from '../tag-cache.ts'
import { attachment } from './attachment.ts'
import { clientOf, tokenOf } from './client.ts'
import { idempotencyOf } from './idempotency-of.ts'
import { callLanguage } from './request-language.ts'
import { StoredBody } from './stored-body.ts'

// What the words of a form and the boundaries around its files take at most.
const WORDS_BYTES = 1024 * 1024
const JSON_TYPE = 'application/json; charset=utf-8'

/** A reply ready to be sent: its body, the total that a list tells in a header, and its status. */
export type StoredReply = { body: StoredBody; total: number | undefined; status: number }

/** What calls need beside their handlers. */
export type ApiDeps = {
  /** Replies that are equal for everybody, until what they were made of changes. */
  cache: TagCache<StoredReply | Refusal>
  /** Who holds this token; undefined when it opens nothing. */
  authenticate: (token: string, client: Client) => Promise<Caller | undefined>
  /** A reply that is the same for everybody, as it is for this caller; the same where nothing differs. */
  personalise: (caller: Caller, reply: unknown) => Promise<unknown>
  /** Hears of refusals that may be an attack. */
  onRefused: (refusal: Refusal, client: Client, caller: Caller | undefined) => Promise<void>
  /** Asked before a form is received; files cost more than words. */
  mayUpload: (context: CallContext) => Promise<Refusal | undefined>
  /** Whether who was let in when the form began may still act when it has arrived, minutes later. */
  mayStillAct: (caller: Caller) => Promise<boolean>
  /** Where received files lie until they are stored. */
  uploadFolder: string
  https: boolean
}

/** Puts every call of the contract on HTTP. */
export function apiRoutes(app: FastifyInstance, bindings: Iterable<Binding>, deps: ApiDeps): void {
  parseJson(app, WORDS_BYTES)
  const forms: Binding[] = []
  for (const binding of bindings)
    if (binding.endpoint.form) forms.push(binding)
    else apiRoute(app, binding, deps)
  // Only these understand forms with files.
  void app.register(async (scope) => {
    await scope.register(multipart)
    // A form without files may come as JSON, which is read as a whole.
    parseJson(scope, WORDS_BYTES)
    for (const binding of forms) formRoute(scope, binding, deps)
  })
}

function apiRoute(app: FastifyInstance, binding: Binding, deps: ApiDeps): void {
  const { method, path } = binding.endpoint
  app.route({
    method,
    url: `/api${path}`,
    handler: async (request, reply) => {
      let context = undefined as CallContext | undefined
      const answer = async () => {
        context = await contextOf(request, reply, binding, deps)
        return answerCall(binding, inputOf(request), context, deps)
      }
      const outcome = keepable(binding)
        ? await deps.cache.get(cacheKey(request, path), async () =>
            storedAnswer((await answer()) as Keepable),
          )
        : await answer()
      const token = binding.endpoint.withFavourites ? tokenOf(request) : undefined
      if (!token || outcome instanceof Refusal || !('body' in outcome))
        return send(request, reply, outcome, binding)
      const known = binding.endpoint.knowsCaller && context
      const caller = known
        ? known.caller
        : await deps.authenticate(token, clientOf(request, reply, deps))
      return send(request, reply, await personalised(caller, outcome, deps), binding)
    },
  })
}

/** The kept reply itself stays as it is: everybody gets it. What a person keeps is nothing for programs. */
async function personalised(
  caller: Caller | undefined,
  outcome: StoredReply,
  { personalise }: ApiDeps,
): Promise<StoredReply> {
  if (!caller || caller.key) return outcome
  const reply: unknown = JSON.parse(outcome.body.plain.toString())
  const personal = await personalise(caller, reply)
  if (personal === reply) return outcome
  return { ...outcome, body: new StoredBody(JSON.stringify(personal), JSON_TYPE) }
}

function formRoute(app: FastifyInstance, binding: Binding, deps: ApiDeps): void {
  const { path, files, fileBytes } = binding.endpoint
  app.route({
    method: 'POST',
    url: `/api${path}`,
    bodyLimit: files.length * fileBytes + WORDS_BYTES,
    handler: async (request, reply) => {
      const context = await contextOf(request, reply, binding, deps)
      if (!request.isMultipart())
        return send(request, reply, await answerCall(binding, request.body, context, deps), binding)
      // Nothing is received from those who may not send it.
      const objection = mayCall(binding.endpoint, context.caller) ?? (await deps.mayUpload(context))
      if (objection) return sendRefusal(reply, objection, request)
      const options = { folder: deps.uploadFolder, fileBytes }
      const form = await receiveForm(request, files, options)
      if (form instanceof Refusal) return sendRefusal(reply, form, request)
      try {
        if (context.caller && !(await deps.mayStillAct(context.caller)))
          return await sendRefusal(reply, refuse('auth.required'), request)
        const withFiles = { ...context, files: form.files }
        return await send(
          request,
          reply,
          await answerCall(binding, form.fields, withFiles, deps),
          binding,
        )
      } finally {
        await form.discard()
      }
    },
  })
}

type Outcome = Refusal | Download | (StoredReply & { tags: string[] | undefined })

async function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { endpoint }: Binding,
  deps: ApiDeps,
): Promise<CallContext> {
  const client = clientOf(request, reply, deps)
  const isAnonymous = endpoint.access === 'anyone' && !endpoint.knowsCaller
  const token = isAnonymous ? undefined : tokenOf(request)
  const caller = token ? await deps.authenticate(token, client) : undefined
  return {
    ...{ language: callLanguage(request), caller, client, files: [] },
    idempotency: idempotencyOf(request, reply),
  }
}

async function answerCall(
  binding: Binding,
  input: unknown,
  context: CallContext,
  deps: ApiDeps,
): Promise<Outcome> {
  const result = await invoke(binding, input, context)
  if (!(result instanceof Refusal)) {
    if (binding.endpoint.file) return result.reply as Download
    return { tags: result.tags, ...stored(binding, result.reply) }
  }
  await deps.onRefused(result, context.client, context.caller)
  return result
}

type Keepable = Exclude<Outcome, Download>

const storedAnswer = (made: Keepable) =>
  made instanceof Refusal
    ? { value: made, size: 0, tags: undefined }
    : { value: made, size: made.body.size, tags: made.tags }

const send = (
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: StoredReply | Download | Refusal,
  binding: Binding,
) => {
  if (outcome instanceof Refusal) return sendRefusal(reply, outcome, request)
  if ('content' in outcome) return sendDownload(reply, outcome)
  return sendReply(request, reply, outcome, binding)
}

function sendDownload(reply: FastifyReply, { name, type, content }: Download) {
  return reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header('cache-control', 'no-store')
    .send(Readable.from(content))
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal, request: FastifyRequest) {
  const status = errorCodes[refusal.code]
  if (status === 429 || status === 503) reply.header('retry-after', refusal.retryAfter ?? 5)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply
    .code(status)
    .type(JSON_TYPE)
    .send(refusalBody(refusal, callLanguage(request)))
}

function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, total, status }: StoredReply,
  { endpoint }: Binding,
) {
  if (total !== undefined) reply.header('x-total-count', total)
  const isPublic = endpoint.method === 'GET' && endpoint.access === 'anyone'
  reply.code(status).header('vary', 'accept-language, accept-encoding')
  reply.header('cache-control', isPublic ? 'private, no-cache' : 'no-store')
  return body.send(request, reply)
}

function stored({ endpoint }: Binding, result: unknown): StoredReply {
  const list = endpoint.list ? (result as List<unknown>) : undefined
  return {
    body: new StoredBody(JSON.stringify(list ? list.items : result), JSON_TYPE),
    total: list?.total,
    status: statusOf(endpoint, result),
  }
}

function statusOf({ status, accepts, repeats }: Binding['endpoint'], result: unknown): number {
  if (accepts && !(result as { done: boolean }).done) return 202
  return repeats && (result as { repeated: boolean }).repeated ? 200 : status
}

const keepable = ({ endpoint, tags }: Binding) =>
  endpoint.method === 'GET' && endpoint.access === 'anyone' && tags !== undefined

function inputOf(request: FastifyRequest): unknown {
  if (request.method === 'POST') return request.body
  return { ...(request.query as object), ...(request.params as object) }
}

/** The query in one order, so that the same question is one key; path parameters included. */
function cacheKey(request: FastifyRequest, path: string): string {
  const query = Object.entries(inputOf(request) as object).sort(([a], [b]) => (a < b ? -1 : 1))
  return `${callLanguage(request)} ${path}?${JSON.stringify(query)}`
}

/** Reads JSON; no bytes at all are no input, whatever type they were announced as. */
function parseJson(app: FastifyInstance, bodyLimit: number): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string', bodyLimit },
    (request, body, done) => (body === '' ? done(null) : parse(request, body, done)),
  )
}
