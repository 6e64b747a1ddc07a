import { expect, test } from 'vitest'
import { longestWebhookUrl } from '#contract/limits.ts'
import { readWebhookUrl } from './webhook-url.ts'

const read = (text: string, loopback = false) => readWebhookUrl(text, { loopback })?.href

test('https addresses on ports for it are taken, without what only browsers know', () => {
  expect(read('https://stock.example.com/ghiyar?shop=7#top')).toBe(
    'https://stock.example.com/ghiyar?shop=7',
  )
  expect(read('https://STOCK.example.com:443')).toBe('https://stock.example.com/')
  expect(read('https://stock.example.com:8443/')).toBe('https://stock.example.com:8443/')
  expect(read('https://8.8.8.8/')).toBe('https://8.8.8.8/')
})

test.for([
  ...['http://stock.example.com/', 'ftp://stock.example.com/', 'stock.example.com', '', 'https://'],
  ...['https://user@stock.example.com/', 'https://user:word@stock.example.com/'],
  ...['https://stock.example.com:22/', 'https://stock.example.com:80/', 'https://stock/'],
  ...['https://localhost/', 'https://127.0.0.1/', 'https://[::1]/', 'http://127.0.0.1:3000/'],
  // As other spellings of this machine.
  ...['https://0x7f.1/', 'https://2130706433/', 'https://0177.0.0.1/', 'https://①②⑦.0.0.1/'],
  ...['https://[::ffff:7f00:1]/', 'https://169.254.169.254/latest', 'https://[fd00:ec2::254]/'],
  `https://stock.example.com/${'x'.repeat(longestWebhookUrl)}`,
])('%s is refused', (text) => {
  expect(read(text)).toBeUndefined()
})

test('this machine is reached only where that is allowed', () => {
  for (const url of ['http://127.0.0.1:4000/hook', 'https://localhost:4000/', 'http://[::1]:80/'])
    expect([read(url, true) !== undefined, read(url)]).toEqual([true, undefined])
  expect(read('http://10.0.0.1/', true)).toBeUndefined()
  expect(read('http://stock.example.com/', true)).toBeUndefined()
  expect(read('http://constructor/', true)).toBeUndefined()
})
