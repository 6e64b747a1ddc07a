import type { PageId } from '#contract/content.ts'
import { ListedPart, MarkLabel, Offers, SearchWays, ThreeLabels } from './drawings.tsx'

/** Where a page leads on, at its end. */
export type Way = 'search' | 'buyer' | 'seller' | 'contact' | 'questions' | 'buying'

export type PageView = {
  /** Sections beneath one another, their headings beside them; else a list of contents and the text. */
  layout: 'strips' | 'text'
  drawing?: () => React.ReactNode
  ways: Way[]
}

/** What each page looks like beyond its words. */
export const pageViews: Record<PageId, PageView> = {
  'how-it-works': { layout: 'text', drawing: ThreeLabels, ways: ['search', 'buyer', 'seller'] },
  'about-us': { layout: 'strips', drawing: MarkLabel, ways: ['search', 'contact'] },
  'become-buyer': { layout: 'strips', drawing: Offers, ways: ['buyer', 'buying', 'questions'] },
  'become-seller': { layout: 'strips', drawing: ListedPart, ways: ['seller', 'questions'] },
  'buy-parts': { layout: 'text', drawing: SearchWays, ways: ['search', 'buyer'] },
  terms: { layout: 'text', ways: ['contact', 'questions'] },
  privacy: { layout: 'text', ways: ['contact', 'questions'] },
  help: { layout: 'text', ways: ['contact', 'questions'] },
}
