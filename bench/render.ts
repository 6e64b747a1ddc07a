import { join, resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createApp } from '#server/app.ts'
import { readEnv } from '#server/platform/env.ts'
import { median } from './load.ts'

const TIMES = 200

/** CPU of one uncached page in this process: API call in process, rendering, hashing, no HTTP. */
export async function benchRender(databaseUrl: string): Promise<void> {
  const bundle = resolve(import.meta.dirname, '../build/server/index.js')
  const build = (await import(bundle)) as ServerBuild
  const app = await createApp(
    readEnv({ ...process.env, PAGE_CACHE_MB: '0', LOG_LEVEL: 'warn' }),
    databaseUrl,
    { build: async () => build, assets: join(bundle, '../../client') },
  )
  for (const path of ['/', '/all-listings', '/spare-parts/brake-parts', '/stores']) {
    const taken: number[] = []
    for (let i = 0; i < TIMES; i++) {
      const before = process.cpuUsage()
      const reply = await app.http.inject({ url: path })
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.statusCode}`)
      const { user, system } = process.cpuUsage(before)
      taken.push((user + system) / 1000)
    }
    console.log(`uncached ${path}: median ${median(taken.slice(50)).toFixed(2)} ms of CPU`)
  }
  await app.close()
}
