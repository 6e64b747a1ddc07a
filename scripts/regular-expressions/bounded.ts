/**
 * Expressions that may take the square of a text's length, on texts that are never long: `bound` says how
 * long, and by what. `isTooLarge`: the analysis comes to no end, and `bound` names the test that stands in
 * for it. What takes exponential time has no place here.
 */
export type Bounded = {
  file: string
  source: RegExp | 'composed'
  bound: string
  isTooLarge?: true
}

export const bounded: Bounded[] = [
  {
    file: 'server/catalog/understanding/understanding.ts',
    source: /[\p{L}\p{M}\p{N}]+$/u,
    bound: '100 characters: the input of suggestListings',
  },
  {
    file: 'server/platform/messages/mail/shown-facts.ts',
    source: /^(\S.*) on (\S.*)$/,
    bound: '60 characters: LONGEST_NAME',
  },
  {
    file: 'server/platform/postgres/bring-up.ts',
    source: /shared memory .*in use/,
    bound: 'What our own PostgreSQL prints when it does not start',
  },
  {
    file: 'server/platform/spreadsheets/cell-value.ts',
    source: /\.?0+$/,
    bound: '23 characters: a number below 0.000001 with 20 decimals',
  },
  {
    file: 'server/platform/spreadsheets/csv-delimiter.ts',
    source: /(^|[,;\t|\r\n])"(?:[^"]|"")*"(?=[,;\t|\r\n]|$)/g,
    bound: '32,768 characters, once for a file: CHARACTERS',
  },
  {
    file: 'server/selling/import/reading/car-phrases.ts',
    source:
      /(?<![\p{L}\p{N}])(?![a-z]{4,}\d{1,3}(?![a-z\d]))(?=[a-z]*\d[a-z]*\d[a-z]*\d)(?=\d*[a-z])[a-z\d]{7,}(?![\p{L}\p{N}])/giu,
    bound:
      'Tried at the beginning of a word only; any-cells.test.ts reads words of 32,000 characters',
  },
  {
    file: 'server/selling/import/reading/fitment-text.ts',
    source: /^[\s.:–—-]+|[\s.:–—-]+$/g,
    bound: '4,000 characters: LONGEST',
  },
  {
    file: 'server/selling/import/reading/model-years.ts',
    source: 'composed',
    bound: 'any-cells.test.ts reads hostile cells of 32,000 characters',
    isTooLarge: true,
  },
  {
    file: 'server/selling/import/reading/part-name.ts',
    source: /[/|\n\\(–—][^\p{L}]*$|\s-[^\p{L}]*$/u,
    bound: '300 characters: LONGEST_TWO',
  },
  {
    file: 'server/selling/import/reading/part-name.ts',
    source: /^[\s/|\\–—,،:-]+|[\s/|\\–—,،:-]+$/gu,
    bound: '300 characters: LONGEST_TWO',
  },
  ...[
    'web/features/callbacks/desk/requested-part.tsx',
    'web/features/selling/dashboard/own-part.tsx',
  ].map((file) => ({
    file,
    source: /[^/]*$/,
    bound: 'The address of a picture of ours: /media/, an id and a size',
  })),
  ...([/(?=[A-Za-z./-]*\d)[A-Za-z0-9]+(?:[./-][A-Za-z0-9]+)+/, 'composed'] as const).map(
    (source) => ({
      file: 'web/features/chat/message-pieces.ts',
      source,
      bound: 'A message: longestMessage',
    }),
  ),
  {
    file: 'web/features/content/editorial/split-page.ts',
    source: /<h2 id="[\w-]+">.*?<\/h2>/g,
    bound: 'Pages that the operator writes',
  },
  {
    file: 'web/ui/form/number-text.ts',
    source: /\B(?=(\d{3})+$)/g,
    bound: 'The digits of a field for a number: NumberShape',
  },
]
