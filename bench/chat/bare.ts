// The yardstick: socket.io that passes a message on and says so, and keeps nothing.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

const http = createServer()
const io = new Server(http, { transports: ['websocket'], serveClient: false })
type Payload = { receiver: string; message: string; clientId: string; roomId: string }

io.on('connection', (socket) => {
  void socket.join(String(socket.handshake.query.userId))
  socket.emit('init', [])
  socket.on(
    'send-message',
    ({ receiver, ...payload }: Payload, done: (outcome: object) => void) => {
      io.to(receiver).emit('receive-message', payload)
      done({ clientId: payload.clientId, seq: 1 })
    },
  )
})
http.listen(0, '127.0.0.1', () =>
  process.send?.(`http://127.0.0.1:${(http.address() as AddressInfo).port}`),
)
process.on('disconnect', () => process.exit())
