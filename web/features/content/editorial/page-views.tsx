import type { PageId } from '#contract/content.ts'
import { ListedPart, LogoLabel, Offers, SearchWays, ThreeLabels } from './drawings.tsx'

/** The next steps at the end of a page. */
export type NextStepKind = 'search' | 'buyer' | 'seller' | 'contact' | 'questions' | 'buying'

export type PageView = {
  /**
   * `strips`: sections one below the other, headings beside them; `text`: a table of contents and
   * the text.
   */
  layout: 'strips' | 'text'
  drawing?: () => React.ReactNode
  nextSteps: NextStepKind[]
}

/** The appearance of each page. */
export const pageViews: Record<PageId, PageView> = {
  'how-it-works': {
    layout: 'text',
    drawing: ThreeLabels,
    nextSteps: ['search', 'buyer', 'seller'],
  },
  'about-us': { layout: 'strips', drawing: LogoLabel, nextSteps: ['search', 'contact'] },
  'become-buyer': {
    layout: 'strips',
    drawing: Offers,
    nextSteps: ['buyer', 'buying', 'questions'],
  },
  'become-seller': { layout: 'strips', drawing: ListedPart, nextSteps: ['seller', 'questions'] },
  'buy-parts': { layout: 'text', drawing: SearchWays, nextSteps: ['search', 'buyer'] },
  terms: { layout: 'text', nextSteps: ['contact', 'questions'] },
  privacy: { layout: 'text', nextSteps: ['contact', 'questions'] },
  help: { layout: 'text', nextSteps: ['contact', 'questions'] },
}
