import { expect, test } from 'vitest'
import type { Client } from '../platform/api/caller.ts'
import { signerOf, type Signer } from '../platform/signing-key.ts'
import { newId } from '../platform/id.ts'
import { PasswordHasher } from '../platform/passwords/password-hasher.ts'
import { knownDevices } from './known-devices.ts'

/** A browser with the cookies that it was given. */
function browser(): Client {
  const cookies = new Map<string, string>()
  return {
    address: '203.0.113.1',
    agent: '',
    browser: true,
    cookie: (name) => cookies.get(name),
    setCookie: (name, value) =>
      void (value === null ? cookies.delete(name) : cookies.set(name, value)),
  }
}

test('a cookie takes the same steps to check with an account and without one', async () => {
  const signer = signerOf('a key')
  const checked: { purpose: string; length: number }[] = []
  const recording: Signer = {
    ...signer,
    isSigned(purpose, text, signature) {
      checked.push({ purpose, length: text.length })
      return signer.isSigned(purpose, text, signature)
    },
  }
  const devices = knownDevices(recording)
  const passwordHash = (await new PasswordHasher().hash('seven grey camels')) as string
  const account = { id: newId(), passwordHash }
  const client = browser()
  devices.remember(client, account)
  expect(devices.deviceOf(client, account)).toMatch(/^[\w-]{16}$/)
  expect(devices.deviceOf(client, undefined)).toBeUndefined()
  expect(devices.deviceOf(client, { ...account, passwordHash: 'another' })).toBeUndefined()
  expect(devices.deviceOf(client, { ...account, id: newId() })).toBeUndefined()
  expect(checked).toEqual(Array(4).fill(checked[0]))
})
