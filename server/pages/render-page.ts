import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { EndpointName } from '#contract/addresses.ts'
import type { Language } from '#contract/language.ts'
import type { Binding } from '../platform/api/binding.ts'
import { localApi, type PageReads } from '../platform/api/local-api.ts'
import { StoredBody } from '../platform/http/stored-body.ts'
import { sealScripts } from './content-security.ts'

/** A rendered page or redirect. `tags` are undefined when it must not be cached. */
export type RenderedPage = {
  status: number
  location: string | undefined
  policy: string
  body: StoredBody
  tags: string[] | undefined
}

export type PageRenderer = (path: string, language: Language) => Promise<RenderedPage>

/**
 * Renders public pages for an anonymous visitor. The context's key must be the bundle's own object, so
 * it comes from the entry module.
 */
export function pageRenderer(options: {
  build: () => Promise<ServerBuild>
  bindings: ReadonlyMap<EndpointName, Binding>
  origin: string
  demo: boolean
  mode: 'production' | 'development'
}): PageRenderer {
  const handler = createRequestHandler(options.build, options.mode)
  return async (path, language) => {
    const build = await options.build()
    const { pageContext } = build.entry.module as unknown as {
      pageContext: Parameters<RouterContextProvider['set']>[0]
    }
    const nonce = randomBytes(16).toString('base64url')
    const reads: PageReads = { tags: new Set(), keepable: true }
    const context = new RouterContextProvider()
    context.set(pageContext, {
      api: localApi(options.bindings, language, reads),
      language,
      origin: options.origin,
      nonce,
      demo: options.demo,
    })
    const response = await handler(new Request(options.origin + path), context)
    const { html, policy } = sealScripts(await response.text(), nonce)
    const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8'
    return {
      status: response.status,
      location: response.headers.get('location') ?? undefined,
      policy,
      body: new StoredBody(html, type),
      tags: reads.keepable && response.status === 200 ? [...reads.tags] : undefined,
    }
  }
}
