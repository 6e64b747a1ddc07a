import { expect, test } from 'vitest'
import { linkOf } from './unsubscribe-link.ts'

const of = (query: string) => linkOf(new URLSearchParams(query))

test('a link has the kind of e-mails and the user’s token', () => {
  expect(of('token=abc&kind=price_drop')).toEqual({ token: 'abc', kind: 'price_drop' })
})

test.each(['', 'token=abc', 'kind=message', 'token=%20&kind=message', 'token=abc&kind=all'])(
  '"%s" is rejected',
  (query) => {
    expect(of(query)).toBeNull()
  },
)
