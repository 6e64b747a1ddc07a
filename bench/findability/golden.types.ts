export type QueryClass =
  | 'number'
  | 'english'
  | 'arabic'
  | 'misspelt'
  | 'workshop'
  | 'transliterated'
  | 'hindi-urdu'
  | 'french-chinese'
  | 'vehicle-number'
  | 'symptom'
  | 'nonsense'
  | 'other-kind'

/** One kind of listing that answers a query; everything that is given must hold. */
export type Right = {
  /** 3 is what a parts counter hands over first, 2 what is accepted as well, 1 what is near it. */
  grade: 3 | 2 | 1
  /** Keys of part types. */
  types?: string[]
  /** "toyota/prado". */
  models?: string[]
  make?: string
  year?: number
  /** Words of the listing's English name, in any order: "left", "rear right", "5W-30". */
  position?: string
  brand?: string
  sku?: string
  /** The own id of one written listing, as of a kind that has no part type. */
  listing?: string
}

export type Golden = {
  query: string
  class: QueryClass
  /** Best first; a listing gets the grade of the first line that it meets. Empty: nothing is right. */
  right: Right[]
}
