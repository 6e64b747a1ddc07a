import type { Reference } from '../catalog/reference.ts'
import type * as Understandings from '../catalog/understanding/understanding.ts'
import type { Vocabulary } from '../catalog/understanding/vocabulary.ts'

type Class = typeof Understandings.Understanding

let current: { of: string; understanding: Understandings.Understanding } | undefined
let hasBrands = false

/** The class, except that one instance serves all who have the same reference. */
export function shared(Understanding: Class): Class {
  class Watched extends Understanding {
    override understand(
      ...[text, onOffer, taught]: Parameters<Understandings.Understanding['understand']>
    ) {
      if (onOffer.brandNames) hasBrands = true
      return super.understand(text, onOffer, taught)
    }
  }
  // A function rather than a class, since `new` returns what already exists.
  function SharedUnderstanding(reference: Reference, vocabulary: Vocabulary) {
    const of = JSON.stringify([reference.partTypes, reference.categories, reference.makes])
    if (current?.of !== of) current = { of, understanding: new Watched(reference, vocabulary) }
    // What is taught belongs to each application.
    return Object.create(current.understanding) as Understandings.Understanding
  }
  return SharedUnderstanding as unknown as Class
}

/** The next file gets a new instance if this one has learnt brands from listings. */
export function forgetBrands(): void {
  if (hasBrands) current = undefined
  hasBrands = false
}
