// An importer that comes upon a list which keeps it busy for ever.
import type { FromImporter } from './importer.ts'

const sendToServer = (message: FromImporter) => process.send!(message)

process.on('message', (message: { data: { importNo: number } }) => {
  sendToServer('alive')
  sendToServer({ importNo: message.data.importNo })
  setImmediate(() => /^(a+)+$/.test(`${'a'.repeat(60)}!`))
})
