import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorTexts } from '#contract/error-texts.ts'
import type { Language } from '#contract/language.ts'
import { clientOf } from '../platform/http/client.ts'
import { pageLanguage } from '../platform/http/request-language.ts'
import type { TagCache } from '../platform/tag-cache.ts'
import type { PageRenderer, RenderedPage } from './render-page.ts'
import { cartAddress, isCart } from './visitor-cart-routes.ts'

const LONGEST_ADDRESS = 8_000
const NOWHERE = '/no-such-address/'

/** A path of this site: no other host in front ("//host/", "http://host/"), and of sensible length. */
const isOurs = (address: string) =>
  /^\/(?![/\\])/.test(address) && address.length <= LONGEST_ADDRESS

/** Every address without another route is a page. */
export function pageRoutes(
  app: FastifyInstance,
  {
    render,
    cache,
    ...site
  }: {
    render: PageRenderer
    cache: TagCache<RenderedPage>
    /** Whether pages have a content security policy; those of development have none. */
    strict: boolean
    https: boolean
  },
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const language = pageLanguage(request)
      const path = isOurs(request.url) ? request.url : NOWHERE
      if (isCart(path)) {
        const address = cartAddress(request)
        if (address) return reply.header('cache-control', 'no-store').redirect(address, 303)
        // What it costs counts for who asks, and where the cart is depends on the cookie, so it isn't cached.
        const page = await render(path, language, clientOf(request, reply, site))
        return sendPage(request, reply, { ...page, tags: undefined }, site.strict)
      }
      const page = await cache.get(`${language} ${path}`, async () => {
        const made = await render(path, language)
        return { value: made, size: made.body.size, tags: made.tags }
      })
      return sendPage(request, reply, page, site.strict)
    },
  })
}

/** The not-found page with status 400, for malformed addresses. */
export async function sendUnreadable(
  request: FastifyRequest,
  reply: FastifyReply,
  render: PageRenderer,
): Promise<FastifyReply> {
  const page = await render('/unreadable-address/', pageLanguage(request))
  return sendPage(request, reply, { ...page, status: 400 }, true)
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  strict: boolean,
) {
  if (page.location) return reply.redirect(page.location, page.status)
  reply.code(page.status).header('vary', 'accept-language, cookie, accept-encoding')
  // A shared cache may answer for a few seconds; a browser asks again each time, mostly for a 304.
  reply.header(
    'cache-control',
    page.tags ? 'public, max-age=0, s-maxage=10, stale-while-revalidate=30' : 'no-store',
  )
  if (page.status === 503) reply.header('retry-after', '5')
  // The token of a link is a secret, also for the map or the site that the page leads to.
  if (/[?&]token=/.test(request.url)) reply.header('referrer-policy', 'no-referrer')
  // After a 304 the browser uses the policy that it cached with the page.
  if (strict) reply.header('content-security-policy', page.policy)
  if (page.status >= 400) return reply.type(page.body.type).send(page.body.plain)
  return page.body.send(request, reply)
}

/** The response when rendering itself fails. */
export function plainFailure(language: Language): string {
  return `Ghiyar: ${errorTexts[language]['server.failed']}`
}
