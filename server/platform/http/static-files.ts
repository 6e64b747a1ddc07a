import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { hasPicture, isPictureFile, standIn } from '../pictures.ts'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './api-routes.ts'

// The library's own routes list the folder of a file for each request: with the pictures of a million
// listings in one folder, that takes longer than anything else. It sends the files all the same.
const SENT_BY_ROUTE = { serve: false, index: false } as const
const IMMUTABLE = { maxAge: '365d', immutable: true } as const
const UNFINISHED_MS = 10_000

type FileRoute = { Params: { '*': string } }

/** `/media/<id>/<width>.<format>`: pictures of listings, which never change. */
export async function pictureRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(
    async (media) => {
      await media.register(fastifyStatic, { root: folder, ...SENT_BY_ROUTE, ...IMMUTABLE })
      // Neither returns its reply, on which every `await` would add listeners: one that tries two files
      // had more than Node allows without a warning.
      media.get<FileRoute>('/*', (request, reply) => {
        const file = request.params['*']
        if (isPictureFile(file)) void reply.sendFile(file)
        else void reply.callNotFound()
      })
      media.setNotFoundHandler<FileRoute>((request, reply) => {
        void pictureInPlaceOf(request.params['*'], folder).then((picture) => {
          if (picture) void reply.sendFile(picture, { maxAge: UNFINISHED_MS, immutable: false })
          else void sendRefusal(reply, refuse('route.not_found'), request)
        })
      })
    },
    { prefix: '/media' },
  )
}

/** A picture that just came is there in its largest form only; that serves for the others. */
async function pictureInPlaceOf(file: string, folder: string): Promise<string | undefined> {
  const [id] = file.split('/')
  return id && isPictureFile(file) && (await hasPicture(folder, id)) ? standIn(id) : undefined
}

/** The built web: scripts and styles under `/assets/`, named by their content, and what is beside them. */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(
    async (assets) => {
      await assets.register(fastifyStatic, {
        root: join(folder, 'assets'),
        preCompressed: true,
        ...SENT_BY_ROUTE,
        ...IMMUTABLE,
      })
      assets.get<FileRoute>('/*', (request, reply) => void reply.sendFile(request.params['*']))
    },
    { prefix: '/assets' },
  )
  await app.register(fastifyStatic, {
    root: folder,
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**'],
    preCompressed: true,
    maxAge: '1h',
    // A new worker must be seen at once: it answers for every page.
    setHeaders: (reply, path) => {
      if (path.includes('service-worker.js')) reply.header('cache-control', 'no-cache')
    },
  })
}
