// An importer that is given a list just after it said that it is idle.
import type { FromImporter, ToImporter } from './importer.ts'

const say = (message: FromImporter) => process.send!(message)

process.on('message', (message: ToImporter) => {
  if (message === 'look') return say({ message: 'looks again' })
  say('idle')
  say({ importNo: 7 })
  say({ message: 'works' })
})
