// An importer that is given a list just after it said that it is idle.
import type { FromImporter, ToImporter } from './importer.ts'

const sendToServer = (message: FromImporter) => process.send!(message)

process.on('message', (message: ToImporter) => {
  if (message === 'look') return sendToServer({ message: 'looks again' })
  sendToServer('idle')
  sendToServer({ importNo: 7 })
  sendToServer({ message: 'works' })
})
