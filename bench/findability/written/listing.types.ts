/** A model with its years, or a whole make: "toyota/prado", "toyota". */
export type Car = { key: string; from?: number; to?: number }

/** What the seller entered. */
export type Entered = {
  partName: string
  partNameAr?: string
  partSKU: string
  partBrand: string
  category: string
  subCategory?: string
  shortDescription: string
  description: string
  price: number
  quantity: number
  /** The cars that were chosen from the menus; the others stand only in the texts, if anywhere. */
  fits: Car[]
  /** Offered for any car. */
  universal: boolean
}

/** What the part is, as a person of the trade reads the listing. */
export type Truth = {
  /** Keys of part types: several where the name leaves it open, or for a set of several parts. */
  types: string[]
  /** What it is where the reference has no type for it. */
  other?: string
  cars: Car[]
  /** "front left", "rear"; empty where the part has no side or the listing names none. */
  side: string
}

export type WrittenListing = {
  /** "yards/UP-1007": the style of the seller and the part number. */
  ownId: string
  style: string
  entered: Entered
  truth: Truth
}
