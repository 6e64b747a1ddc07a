/** What a table is written of. A text stays one, whatever it looks like. */
export type Cell = string | number | null
