import { randomBytes } from 'node:crypto'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type { EndpointName } from '#contract/addresses.ts'
import type { Language } from '#contract/language.ts'
import type { Binding } from '../platform/api/binding.ts'
import { anonymousClient, type Client } from '../platform/api/caller.ts'
import { localApi, type PageReads } from '../platform/api/local-api.ts'
import type { PageNotices } from '../platform/feature.ts'
import { StoredBody } from '../platform/http/stored-body.ts'
import { sealScripts } from './content-security.ts'
import { insertBelowHeader } from './insert-notices.ts'

/** A rendered page or redirect. `tags` are undefined when it must not be cached. */
export type RenderedPage = {
  status: number
  location: string | undefined
  policy: string
  body: StoredBody
  tags: string[] | undefined
}

/** Of a page that isn't cached, the visitor may be given, for limits of what it reads. */
export type PageRenderer = (
  path: string,
  language: Language,
  client?: Client,
) => Promise<RenderedPage>

/**
 * Renders public pages for an anonymous visitor. The context's key must be the bundle's own object, so
 * it comes from the entry module.
 */
export function pageRenderer(options: {
  build: () => Promise<ServerBuild>
  bindings: ReadonlyMap<EndpointName, Binding>
  origin: string
  demo: boolean
  /** What stands below the header of every page. */
  notices: readonly PageNotices[]
  mode: 'production' | 'development'
}): PageRenderer {
  const handler = createRequestHandler(options.build, options.mode)
  return async (path, language, client = anonymousClient) => {
    const build = await options.build()
    const { pageContext } = build.entry.module as unknown as {
      pageContext: Parameters<RouterContextProvider['set']>[0]
    }
    const nonce = randomBytes(16).toString('base64url')
    const reads: PageReads = {
      tags: new Set(options.notices.map(({ tag }) => tag)),
      keepable: true,
    }
    const context = new RouterContextProvider()
    context.set(pageContext, {
      api: localApi(options.bindings, { language, client, reads }),
      language,
      origin: options.origin,
      nonce,
      demo: options.demo,
    })
    const response = await handler(new Request(options.origin + path), context)
    const notices = options.notices.map((each) => each.html(language, nonce)).join('')
    const { html, policy } = sealScripts(insertBelowHeader(await response.text(), notices), nonce)
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
