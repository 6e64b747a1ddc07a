import { tmpdir } from 'node:os'
import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { multipartBody } from '../../testing/multipart.ts'
import { bind } from '../api/binding.ts'
import { refuse } from '../refusal.ts'
import { TagCache } from '../tag-cache.ts'
import { apiRoutes } from './api-routes.ts'

test('a form is not executed when its session ended during the upload', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  await app.register(fastifyCookie)
  let loggedIn = true
  let handled = 0
  const binding = bind('sendMessage', () => {
    handled++
    return Promise.resolve(refuse('chat.not_found'))
  })
  apiRoutes(app, [binding], {
    cache: new TagCache({ bytes: 0, milliseconds: 0 }),
    authenticate: () => Promise.resolve({ no: 1, id: 'me', role: 'BUYER', session: 'one' }),
    personalise: (_, reply) => Promise.resolve(reply),
    onRefused: () => Promise.resolve(),
    mayUpload: () => Promise.resolve(undefined),
    mayStillAct: () => Promise.resolve(loggedIn),
    uploadFolder: tmpdir(),
    https: false,
  })
  const id = '8d0f6a52-1b9e-8c43-b1f7-2e9d5a7c4406'
  const send = async () => {
    const { payload, headers } = multipartBody({ roomId: id, clientId: id, message: 'x' })
    const authorization = `Bearer ${'t'.repeat(43)}`
    const request = { payload, headers: { ...headers, authorization } }
    const url = '/api/message/send'
    return (await app.inject({ method: 'POST', url, ...request })).statusCode
  }
  expect([await send(), handled]).toEqual([404, 1])
  loggedIn = false
  expect([await send(), handled]).toEqual([401, 1])
})
