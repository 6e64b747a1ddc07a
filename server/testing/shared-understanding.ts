import type { Reference } from '../catalog/reference.ts'
import type * as Understandings from '../catalog/understanding/understanding.ts'
import type { Vocabulary } from '../catalog/understanding/vocabulary.ts'

type Class = typeof Understandings.Understanding

let current: { of: string; understanding: Understandings.Understanding } | undefined
let hasOwnBrands = false

/**
 * The class, except that one instance serves all who have the same reference. From the beginning it knows the brands
 * of the demonstration, which else would be known or not by which files ran before.
 */
export function shared(Understanding: Class, demoBrands: string[]): Class {
  class Watched extends Understanding {
    private looked: { names?: readonly string[]; at: number } = { at: 0 }

    override understand(
      ...[text, onOffer, taught]: Parameters<Understandings.Understanding['understand']>
    ) {
      this.watch(onOffer.brandNames)
      return super.understand(text, onOffer, taught)
    }

    /** Looks for brands that are not known yet; names only ever come at the end of a list. */
    private watch(names: readonly string[] | undefined): void {
      if (!names) return
      if (names !== this.looked.names) this.looked = { names, at: 0 }
      for (const name of names.slice(this.looked.at))
        if (name !== '' && !this.meaningOf(name)) hasOwnBrands = true
      this.looked.at = names.length
    }
  }

  function newUnderstanding(reference: Reference, vocabulary: Vocabulary) {
    const understanding = new Watched(reference, vocabulary)
    understanding.understand('', { brandNames: demoBrands, knowsWord: () => false })
    hasOwnBrands = false
    return understanding
  }

  // A function rather than a class, since `new` returns what already exists.
  function SharedUnderstanding(reference: Reference, vocabulary: Vocabulary) {
    const of = JSON.stringify([reference.partTypes, reference.categories, reference.makes])
    if (current?.of !== of) current = { of, understanding: newUnderstanding(reference, vocabulary) }
    // What is taught belongs to each application.
    return Object.create(current.understanding) as Understandings.Understanding
  }
  return SharedUnderstanding as unknown as Class
}

/** The next file gets a new instance if this one has learnt other brands from listings. */
export function forgetBrands(): void {
  if (hasOwnBrands) current = undefined
  hasOwnBrands = false
}
