/** Words that names don't use, and what to use instead; docs/glossary.md explains the terms. */
export const bannedWords: { words: string; use: string }[] = [
  { words: 'told tell tells telling', use: 'notify, announce, log, infer or decode' },
  { words: 'noted', use: 'record' },
  { words: 'hear hears heard', use: 'on… for a handler, received for events' },
  { words: 'say says said', use: 'send or write; text, payload or fields' },
  { words: 'keep keeps kept', use: 'favourite, cache, store or retain' },
  { words: 'mark marks marked', use: 'favourite, flag or highlight' },
  { words: 'heart hearts hearted wish wishes wished', use: 'favourite' },
  {
    words: 'talk talks talker talkers talking discussion discussions',
    use: 'conversation or chat',
  },
  { words: 'seat seats', use: 'member' },
  { words: 'acquaint acquainted acquaintance acquaintances', use: 'contact' },
  { words: 'judge judges judged judgement', use: 'validate' },
  { words: 'wrongs', use: 'errors' },
  { words: 'hold holds held', use: 'lock' },
  { words: 'came went', use: 'connected or disconnected' },
  { words: 'undone', use: 'rollback' },
  { words: 'nobody', use: 'anonymous' },
  { words: 'cheapest dearest', use: 'price ascending or descending' },
  { words: 'sought', use: 'query or criteria' },
  { words: 'dealings', use: 'activity' },
  { words: 'he his him', use: 'they, the person or the user' },
]

/** Patterns of whole names, where the word alone is a good one. */
export const bannedPatterns: { pattern: RegExp; type?: true; use: string }[] = [
  { pattern: /^note[A-Z]/, use: 'record' },
  { pattern: /(?:^|[a-z])Parts$/, type: true, use: 'Deps, for what a factory is given' },
]

/** Terms of the field that contain a banned word. */
export const allowedNames =
  /^(?:keepAlive\w*|\w*KEEP_ALIVE|mark\w*(?:Read|Unread)|held-out\.ts|carSeat|mayKeep)$/
