import type { EndpointName } from '#contract/addresses.ts'
import type { InputOf, ReplyOf } from '#contract/api.ts'
import type { CallOptions, TestApp } from './app.ts'

/** Calls as a browser makes them: with its cookies, and the header that says it is one. */
export type TestBrowser = {
  call<Name extends EndpointName>(
    name: Name,
    input: InputOf<Name>,
    options?: CallOptions,
  ): Promise<ReplyOf<Name>>
  cookies: Map<string, string>
}

export function newBrowser(app: Pick<TestApp, 'call'>): TestBrowser {
  const cookies = new Map<string, string>()
  return {
    cookies,
    call: (name, input, options = {}) =>
      app.call(name, input, {
        ...options,
        headers: {
          'sec-fetch-site': 'same-origin',
          'user-agent':
            'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...options.headers,
        },
        onReply(reply) {
          for (const { name, value, maxAge } of reply.cookies)
            if (maxAge === 0) cookies.delete(name)
            else cookies.set(name, value)
          options.onReply?.(reply)
        },
      }),
  }
}
