import { describe, expect, test } from 'vitest'
import { isPictureName, ownAddress } from './private-file.ts'

const origin = 'https://ghiyar.example'

describe('a token is sent', () => {
  test('to addresses of this site in any form', () => {
    expect(ownAddress('/api/files/1f', origin)).toBe('/api/files/1f')
    expect(ownAddress('https://ghiyar.example/files/1f?v=2', origin)).toBe('/files/1f?v=2')
  })

  test.each([
    'https://elsewhere.example/files/1f',
    '//elsewhere.example/files/1f',
    '/\\elsewhere.example/files/1f',
    'http://ghiyar.example/files/1f',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://ghiyar.example@elsewhere.example/',
    'http://[',
  ])('and not to %s', (address) => {
    expect(ownAddress(address, origin)).toBeUndefined()
  })
})

test('a file name has displayable characters only', () => {
  expect(isPictureName('Licence.JPG')).toBe(true)
  expect(isPictureName('licence.pdf')).toBe(false)
  expect(isPictureName('png')).toBe(false)
})
