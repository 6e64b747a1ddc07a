import type { ComponentProps } from 'react'
import { PageButtons } from '#web/ui/page-buttons.tsx'
import { usePaginationTexts } from '../pagination-texts.ts'

/** The pages of a list inside a page. */
export function ListPageButtons(props: Omit<ComponentProps<typeof PageButtons>, 'texts'>) {
  return <PageButtons {...props} texts={usePaginationTexts(props)} />
}
