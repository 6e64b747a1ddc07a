import type { APIRequestContext } from '@playwright/test'
import type { ReplyOf } from '#contract/api.ts'

/** A reply in a language, which a header names. */
async function contentReply<Reply>(request: APIRequestContext, path: string, language: string) {
  const reply = await request.get(`/api/content/${path}`, {
    headers: { 'accept-language': language },
  })
  return (await reply.json()) as Reply
}

export const groupsIn = (request: APIRequestContext, language: string) =>
  contentReply<ReplyOf<'getQuestions'>['items']>(request, 'questions?limit=100', language)

export const pageIn = (request: APIRequestContext, id: string, language: string) =>
  contentReply<ReplyOf<'getPage'>>(request, `page?id=${id}`, language)
