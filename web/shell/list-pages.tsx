import type { ComponentProps } from 'react'
import { Pagination } from '#web/ui/pagination.tsx'
import { usePaginationTexts } from './pagination-texts.ts'

/** The pages of a list, each with an address. */
export function ListPages(props: Omit<ComponentProps<typeof Pagination>, 'texts'>) {
  return <Pagination {...props} texts={usePaginationTexts(props)} />
}
