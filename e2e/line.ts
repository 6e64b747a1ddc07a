import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from './fixtures.ts'

/** What lies between browser and server, to be cut, slowed down, or answered in the server's place. */
export type Line = {
  url: string
  /** `dead`: nobody answers; `silent`: what is asked waits until that ends; a number: that status instead of pages. */
  state: 'open' | 'dead' | 'silent' | number
  /** Changes the pages on their way, as the server's may have changed since. */
  edit: (html: string) => string
}

/** A browser that starts service workers, on a line of its own. */
export const test = base.extend<{ line: Line }>({
  line: async ({}, provide, { project }) => {
    const line: Line = { url: '', state: 'open', edit: (html) => html }
    const server = createServer((asked, reply) => carry(line, project.use.baseURL!, asked, reply))
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    line.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await provide(line)
    server.closeAllConnections()
    server.close()
  },
  baseURL: async ({ line }, provide) => provide(line.url),
  serviceWorkers: 'allow',
})

// As a browser's own window: workers and what they keep are not emptied between two tests.
test.use({ reuseContext: false })

function carry(line: Line, target: string, asked: IncomingMessage, reply: ServerResponse) {
  const isPage =
    asked.headers.accept?.includes('text/html') || asked.headers['sec-fetch-dest'] === 'empty'
  if (line.state === 'dead') return void asked.socket.destroy()
  if (line.state === 'silent') {
    const timer = setInterval(() => {
      if (line.state === 'silent') return
      clearInterval(timer)
      carry(line, target, asked, reply)
    }, 50)
    asked.socket.on('close', () => clearInterval(timer))
    return
  }
  if (typeof line.state === 'number' && isPage) {
    return void reply
      .writeHead(line.state, { 'content-type': 'text/html' })
      .end('<h1>Elsewhere</h1>')
  }
  const headers = { ...asked.headers }
  // Whole and readable, so that it can be edited.
  for (const name of ['accept-encoding', 'if-none-match']) delete headers[name]
  const onward = request(target + asked.url, { method: asked.method, headers }, async (answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const whole = Buffer.concat(chunks)
    const html = answer.headers['content-type']?.startsWith('text/html')
    const body = html ? Buffer.from(line.edit(whole.toString())) : whole
    reply.writeHead(answer.statusCode!, { ...answer.headers, 'content-length': body.length })
    reply.end(body)
  })
  onward.on('error', () => asked.socket.destroy())
  asked.pipe(onward)
}

export { expect }
