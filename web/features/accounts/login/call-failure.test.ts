import { expect, test } from 'vitest'
import { ApiError } from '#contract/api.ts'
import { ConnectionError } from '#web/shell/api.ts'
import { failureText } from './call-failure.ts'

const t = (key: string) => key

test('the words of the server, as they are', () => {
  const refused = new ApiError(401, { message: 'Invalid credentials', code: 'auth.credentials' })
  expect(failureText(refused, t)).toBe('Invalid credentials')
})

test('what stands at a field is not said twice', () => {
  const refused = new ApiError(400, {
    message: 'Please check what you entered',
    code: 'input.invalid',
    fields: { email: 'Not an address', identify: 'Too short' },
  })
  expect(failureText(refused, t, ({ identify }) => [identify!])).toBe('Too short')
  expect(failureText(refused, t, () => [])).toBe('')
})

test('a server that is not reached, and the unexpected', () => {
  expect(failureText(new ConnectionError(), t)).toBe('errors.unreachable')
  expect(failureText(new TypeError('x'), t)).toBe('errors.failed')
})
