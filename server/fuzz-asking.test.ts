import { answersWhateverComes, names, test } from './testing/fuzz.ts'

test.for(names.filter((name) => name.startsWith('get')))(
  '%s answers any input with success or a documented refusal',
  { timeout: 300_000 },
  (name, { world }) => answersWhateverComes(name, world),
)
