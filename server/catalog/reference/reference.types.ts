/** A name in every language of the site; `en` is the canonical one used in replies and links. */
export type Names = { en: string; ar: string; fr: string; zh: string }

export type SubCategory = { key: string; names: Names }

/** `name` is one of the specification's fifteen, exactly; `key` is its link form ("brake-parts"). */
export type Category = { key: string; name: string; names: Names; subCategories: SubCategory[] }

/** What a part is, whoever makes it and whatever it fits ("front brake pads" is type "brake-pad-set"). */
export type PartType = { key: string; category: string; subCategory?: string; names: Names }

/**
 * A generation of a model as sold in the Gulf; `to: null` is still on sale. Years are model years.
 * `code` is the chassis or platform code, where the trade uses one that is known for certain.
 */
export type Generation = { code?: string; from: number; to: number | null }

export type Model = {
  key: string
  names: Names
  idCarModel: string
  generations: Generation[]
  /** Its name is a word of its own, or means another car too: it is read only after the make. */
  needsMake?: true
}

export type Make = { key: string; names: Names; idCarMake: string; models: Model[] }
