// `npm run --silent env:example > .env.example`: every setting with its sentence and its default.
import { documentedVariables } from '#server/platform/env.ts'

const head =
  '# Everything has a value that works; set what should be different in the environment of the process.'
const entries = documentedVariables.map(
  ({ name, sentence, preset }) => `# ${sentence}\n# ${name}=${preset ?? ''}`,
)
console.log([head, ...entries].join('\n\n'))
