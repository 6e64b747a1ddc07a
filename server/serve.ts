// A worker: the process that answers requests. The first process starts it; see `main.ts`.
import './platform/node-env.ts'
import type { Env } from './platform/env.ts'
import { runAsWorker } from './platform/processes/child.ts'
import type { Stoppable } from './platform/processes/lifetime.ts'

const STOP_WITHIN_MS = 10_000

async function serve(env: Env, begun: Promise<unknown>): Promise<Stoppable> {
  // Loading takes seconds: meanwhile the database is prepared.
  const { createApp } = await import('./app.ts')
  const { builtWeb, developmentWeb } = await import('./web.ts')
  const web = env.NODE_ENV === 'development' ? developmentWeb() : builtWeb()
  await begun
  const app = await createApp(env, env.DATABASE_URL!, web)
  await web.attach?.(app.http)
  await app.http.listen({ host: env.HOST, port: env.PORT })
  return {
    stop: () => {
      app.drain()
      return app.close()
    },
  }
}

await runAsWorker(serve, { stopWithinMs: STOP_WITHIN_MS })
