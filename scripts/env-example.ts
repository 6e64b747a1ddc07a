// `npm run --silent env:example > .env.example`: every setting with its sentence and its default.
import { documentedVariables } from '#server/platform/env.ts'

const head =
  '# A demonstration needs none of these; real use (DEMO=off) needs senders of e-mail and SMS.\n# Set what should be different in the environment of the process.'
const entries = documentedVariables.map(
  ({ name, sentence, preset }) => `# ${sentence}\n# ${name}=${preset ?? ''}`,
)
console.log([head, ...entries].join('\n\n'))
