import type { FastifyInstance } from 'fastify'

/** Only files may take their time; a body of words that doesn't arrive in time is given up. */
export function endSlowBodies(app: FastifyInstance, milliseconds: number): void {
  app.addHook('onRequest', async ({ raw, headers }) => {
    const hasBody = headers['content-length'] ?? headers['transfer-encoding']
    if (hasBody === undefined || headers['content-type']?.startsWith('multipart/')) return
    const timer = setTimeout(() => raw.complete || raw.destroy(), milliseconds)
    raw.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
  })
}
