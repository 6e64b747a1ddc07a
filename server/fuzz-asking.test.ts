import { answersWhateverComes, names, test } from './testing/fuzz.ts'

test.for(names.filter((name) => name.startsWith('get')))(
  '%s answers whatever comes with success or a refusal of its own',
  { timeout: 300_000 },
  (name, { world }) => answersWhateverComes(name, world),
)
