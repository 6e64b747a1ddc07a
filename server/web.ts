import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import type { Web } from './app.ts'

const root = resolve(import.meta.dirname, '..')

type AttachableWeb = Web & { attach?: (http: FastifyInstance) => Promise<void> }

/** The web as `npm run build` left it. */
export function builtWeb(): AttachableWeb {
  const bundle = join(root, 'build/server/index.js')
  if (!existsSync(bundle)) throw new Error('The web is not built yet: run "npm run build" first.')
  const loaded = import(bundle) as Promise<ServerBuild>
  return { build: () => loaded, assets: join(root, 'build/client') }
}

/** The web through Vite, compiled on demand and refreshed while one writes. */
export function developmentWeb(): AttachableWeb {
  const vite = import('vite').then(({ createServer }) =>
    createServer({ root, server: { middlewareMode: true } }),
  )
  return {
    build: async () =>
      (await (await vite).ssrLoadModule('virtual:react-router/server-build')) as ServerBuild,
    assets: undefined,
    attach: async (http) => {
      const { middlewares } = await vite
      http.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) return done()
        middlewares(request.raw, reply.raw, () => done())
      })
      http.addHook('onClose', async () => (await vite).close())
    },
  }
}
