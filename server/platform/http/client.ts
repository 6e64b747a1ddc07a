import type { IncomingHttpHeaders } from 'node:http'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Client, CookieName } from '../api/caller.ts'

const LONGEST_AGENT = 400

/** Under https the names promise by themselves that no other host set them. */
const cookieName = (name: CookieName, https: boolean) => `${https ? '__Host-' : ''}ghiyar-${name}`

/** What a call may know of the program that asks, and how it leaves cookies there. */
export function clientOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { https }: { https: boolean },
): Client {
  return {
    address: request.ip,
    agent: (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    // Browsers say where a request comes from, and scripts can't keep them from it.
    browser: request.headers['sec-fetch-site'] !== undefined,
    cookie: (name) => request.cookies[cookieName(name, https)],
    setCookie(name, value, seconds) {
      reply.setCookie(cookieName(name, https), value ?? '', {
        path: '/',
        httpOnly: true,
        secure: https,
        sameSite: 'strict',
        maxAge: value === null ? 0 : seconds,
      })
    },
  }
}

/** The same of a connection, which has no reply that could leave a cookie. */
export function clientOfHeaders(
  headers: IncomingHttpHeaders,
  address: string,
  { https }: { https: boolean },
): Client {
  const cookies = fastifyCookie.parse(headers.cookie ?? '')
  return {
    address,
    agent: (headers['user-agent'] ?? '').slice(0, LONGEST_AGENT),
    // A session that no browser has shown yet can't be bound here: the cookie would not arrive.
    browser: false,
    cookie: (name) => cookies[cookieName(name, https)],
    setCookie: () => undefined,
  }
}

const bearer = /^Bearer ([\w-]{20,100})$/i

/** The token of a request; undefined where there is none, or nothing that could be one. */
export const tokenOf = (request: FastifyRequest): string | undefined =>
  bearer.exec(request.headers.authorization ?? '')?.[1]
