/** Words that names don't use, and what to say instead; docs/glossary.md explains the terms. */
export const bannedWords: { words: string; say: string }[] = [
  { words: 'told tell tells telling', say: 'notify, announce, log, infer or decode' },
  { words: 'noted', say: 'record' },
  { words: 'hear hears heard', say: 'on… for a handler, received for events' },
  { words: 'say says said', say: 'send or write; text, payload or fields' },
  { words: 'keep keeps kept', say: 'favourite, cache, store or retain' },
  { words: 'mark marks marked', say: 'favourite, flag or highlight' },
  { words: 'heart hearts hearted wish wishes wished', say: 'favourite' },
  {
    words: 'talk talks talker talkers talking discussion discussions',
    say: 'conversation or chat',
  },
  { words: 'seat seats', say: 'member' },
  { words: 'acquaint acquainted acquaintance acquaintances', say: 'contact' },
  { words: 'judge judges judged judgement', say: 'validate' },
  { words: 'wrongs', say: 'errors' },
  { words: 'hold holds held', say: 'lock' },
  { words: 'came went', say: 'connected or disconnected' },
  { words: 'undone', say: 'rollback' },
  { words: 'nobody', say: 'anonymous' },
  { words: 'cheapest dearest', say: 'price ascending or descending' },
  { words: 'he his him', say: 'they, the person or the user' },
]

/** Patterns of whole names, where the word alone is a good one. */
export const bannedPatterns: { pattern: RegExp; type?: true; say: string }[] = [
  { pattern: /^note[A-Z]/, say: 'record' },
  { pattern: /(?:^|[a-z])Parts$/, type: true, say: 'Deps, for what a factory is given' },
]

/** Terms of the field that contain a banned word. */
export const allowedNames = /^(?:keepAlive\w*|mark\w*(?:Read|Unread))$/
