import { expect, test } from 'vitest'
import { linkOf } from './unsubscribe-link.ts'

const of = (query: string) => linkOf(new URLSearchParams(query))

test('a link names its e-mails and whose they are', () => {
  expect(of('token=abc&kind=price_drop')).toEqual({ token: 'abc', kind: 'price_drop' })
})

test.each(['', 'token=abc', 'kind=message', 'token=%20&kind=message', 'token=abc&kind=all'])(
  'not so "%s"',
  (query) => {
    expect(of(query)).toBeNull()
  },
)
