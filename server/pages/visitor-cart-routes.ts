import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withLatinDigits } from '#contract/part-number.ts'
import {
  formatLines,
  isLineQuantity,
  isListingId,
  mostUnscriptedLines,
  readLines,
  visitorCart,
  withAdded,
  withLine,
  type VisitorLine,
} from '#contract/visitor-cart.ts'

const FEW_BYTES = 4_096
const MONTH = 30 * 86_400

type Site = { origin: string; https: boolean }

/**
 * The cart of a visitor whose browser runs no scripts, or hasn't yet: forms change the lines in a cookie, and the
 * page of the cart gets them in its address. Scripts take them over.
 */
export function visitorCartRoutes(app: FastifyInstance, { origin, https }: Site): void {
  // Only here a form of a page is taken.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FEW_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.post<{ Body: URLSearchParams | undefined }>('/cart/lines', async (request, reply) => {
      const line = isOurs(request, origin) ? lineOf(request.body) : undefined
      if (line) {
        const change = request.body?.has('add') ? withAdded : withLine
        const lines = change(linesOf(request), line).slice(0, mostUnscriptedLines)
        setLines(reply, lines, https)
      }
      return reply.header('cache-control', 'no-store').redirect('/cart', 303)
    })
  })
}

/** Whether an address is that of the cart's page, in any spelling that the router takes, or of its data. */
export const isCart = (address: string): boolean =>
  /^\/cart(?:\/_)?(?:\.data)?\/*$/i.test(decoded(new URL(address, 'http://any').pathname))

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where the page of the cart is for who has lines in the cookie; undefined where it is the address asked for. */
export function cartAddress(request: FastifyRequest): string | undefined {
  const { pathname, searchParams } = new URL(request.url, 'http://any')
  const lines = formatLines(linesOf(request))
  const isShown = (searchParams.get(visitorCart.parameter) ?? '') === lines
  if (isShown && pathname === '/cart') return undefined
  searchParams.delete(visitorCart.parameter)
  if (lines) searchParams.set(visitorCart.parameter, lines)
  const query = String(searchParams)
  return query ? `/cart?${query}` : '/cart'
}

/** Forms of other sites are not taken. Browsers say where one comes from, and scripts can't keep them from it. */
const isOurs = ({ headers }: FastifyRequest, origin: string): boolean =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' &&
  (headers.origin ?? origin) === origin

/** What a form says of one line; a quantity of 0 takes it out. */
function lineOf(form: URLSearchParams | undefined): VisitorLine | undefined {
  const listing_id = form?.get('listing_id')
  const quantity = Number(withLatinDigits(form?.get('quantity') ?? '1'))
  const isLine = isListingId(listing_id) && (quantity === 0 || isLineQuantity(quantity))
  return isLine ? { listing_id, quantity } : undefined
}

const linesOf = ({ cookies }: FastifyRequest) => readLines(cookies[visitorCart.cookie] ?? '')

const setLines = (reply: FastifyReply, lines: VisitorLine[], https: boolean) =>
  reply.setCookie(visitorCart.cookie, formatLines(lines), {
    // For scripts, too: they take the lines over.
    ...{ path: '/cart', secure: https, sameSite: 'lax', encode: String },
    maxAge: lines.length > 0 ? MONTH : 0,
  })
