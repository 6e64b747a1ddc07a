import { serverFixtureMs, withServer } from './own-server.ts'
import { test as base } from './people.ts'

/** `test` with a server of its own that limits an address as strictly as real use does. */
export const test = base.extend<object, { strictServer: string }>({
  baseURL: ({ strictServer }, provide) => provide(strictServer),

  strictServer: [
    ({}, provide) =>
      withServer('127.0.0.1', { LIMIT_PER_ADDRESS: '1' }, ({ address }) => provide(address)),
    { scope: 'worker', timeout: serverFixtureMs },
  ],
})
