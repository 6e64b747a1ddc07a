import { randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContextOptions } from '@playwright/test'
import type { ReplyOf } from '#contract/api.ts'
import type { OutboxMessage } from '#contract/account.ts'
import type { Message } from '#contract/chat.ts'
import type { SignedIn } from '#contract/profile.ts'
import type { OwnListing } from '#contract/selling.ts'
import { expect, troublesIn, type Page } from './fixtures.ts'
import {
  agree,
  maxRetries,
  password,
  pictureOf,
  signIn,
  test as base,
  type Person,
} from './people.ts'

/** A user with an account who also calls the API without a page. */
export type ApiUser = Person & {
  get: <Reply>(path: string, params?: Record<string, string>) => Promise<Reply>
  post: <Reply>(path: string, data: object) => Promise<Reply>
}
export type ApiSeller = ApiUser & { parts: OwnListing[] }

export type ApiUsers = {
  garage: () => Promise<ApiUser>
  /** Sells these part numbers, all of them front brake pads for AED 240. */
  seller: (...numbers: string[]) => Promise<ApiSeller>
  /** What a person is sent by e-mail, newest first. */
  mailTo: (email: string) => Promise<OutboxMessage[]>
}

type OpenAs = (person: Person, options?: BrowserContextOptions) => Promise<Page>

export const test = base.extend<{ openAs: OpenAs }, { apiUsers: ApiUsers }>({
  /** A page of a browser of its own, signed in; its console is watched as that of `page` is. */
  openAs: async ({ browser, baseURL, troubles }, provide) => {
    const opened: { close: () => Promise<void>; seen: string[] }[] = []
    await provide(async (person, options = {}) => {
      const context = await browser.newContext({ baseURL: baseURL!, ...options })
      opened.push({ close: () => context.close(), seen: troublesIn(context) })
      await agree(context, baseURL)
      const page = await context.newPage()
      await signIn(page, person)
      return page
    })
    for (const { close } of opened) await close()
    const unexpected = opened
      .flatMap(({ seen }) => seen)
      .filter((text) => !troubles.expected.some((one) => one.test(text)))
    expect(unexpected, 'console messages and failed requests of the others').toEqual([])
  },

  apiUsers: [
    async ({ playwright, people, server: baseURL }, provide) => {
      const contexts: APIRequestContext[] = []
      const logInAs = async (role: Person['role']) => {
        const request = await playwright.request.newContext({ baseURL })
        contexts.push(request)
        const person = await people.join(role)
        const { email } = person
        const data = { method: 'email', email, password }
        const { token } = await answered<SignedIn>(request.post('/api/users/login', { data }))
        const headers = { authorization: `Bearer ${token}` }
        const apiUser: ApiUser = {
          ...person,
          get: (path, params = {}) => answered(request.get(path, { maxRetries, headers, params })),
          post: (path, data) =>
            answered(
              request.post(path, { maxRetries, headers: { ...headers, ...newKey() }, data }),
            ),
        }
        return { apiUser, request, headers }
      }
      await provide({
        garage: async () => (await logInAs('BUYER')).apiUser,
        seller: async (...numbers) => {
          const { apiUser, request, headers } = await logInAs('SELLER')
          const parts: OwnListing[] = []
          for (const number of numbers) parts.push(await list(request, headers, number))
          return { ...apiUser, parts }
        },
        mailTo: async (to) => {
          const anyone = contexts[0]!
          return answered(anyone.get('/api/dev/outbox', { maxRetries, params: { to, limit: 10 } }))
        },
      })
      for (const context of contexts) await context.dispose()
    },
    { scope: 'worker' },
  ],
})

/** For calls that move stock: each is another decision. */
const newKey = () => ({ 'idempotency-key': randomUUID() })

type Reply = Awaited<ReturnType<APIRequestContext['get']>>

async function answered<Body>(asked: Promise<Reply>): Promise<Body> {
  const reply = await asked
  if (!reply.ok()) throw new Error(`${reply.status()} ${reply.url()}: ${await reply.text()}`)
  return (await reply.json()) as Body
}

let picture: Awaited<ReturnType<typeof pictureOf>> | undefined

async function list(
  request: APIRequestContext,
  headers: { authorization: string },
  partSKU: string,
): Promise<OwnListing> {
  picture ??= await pictureOf('pads.jpg')
  const reply = await answered<ReplyOf<'newListing'>>(
    request.post('/api/listing/new', {
      headers,
      multipart: {
        ...{ partSKU, partName: 'Front brake pads', partNameAr: 'فحمات فرامل أمامية' },
        ...{ price: '240', quantity: '5', category: 'Brake Parts', partBrand: 'Toyota' },
        ...{ shortDescription: 'With shims', description: '<p>With shims.</p>' },
        ...{ fits: '[{"model":"Land Cruiser"}]', pic: picture },
      },
    }),
  )
  return reply.listing
}

/** Where a part of one seller is bought. */
export const placeOf = ({ slug, user }: OwnListing) => `/spare-part-details/${slug}?seller=${user}`

/** The conversation of a garage with the seller of a part. */
export async function roomAbout(garage: ApiUser, part: OwnListing): Promise<string> {
  const input = { listing_id: part._id }
  return (await garage.post<ReplyOf<'startChat'>>('/api/chat-rooms/start', input)).roomId
}

/** Writes to a room. */
export const sendMessage = (by: ApiUser, roomId: string, message: string): Promise<Message> =>
  by.post('/api/message/send', { roomId, clientId: randomUUID(), message })
