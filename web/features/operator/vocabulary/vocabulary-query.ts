import { emirates } from '#contract/emirates.ts'
import { useLocation, useNavigate } from 'react-router'
import { pageHref, pageOf } from '#web/ui/pages.ts'

/** What the address of a list asks for, and how a filter changes it: from the first page on. */
export function useVocabularyQuery() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const page = pageOf(params) ?? 1
  params.delete('page')
  const week = Number(params.get('week') ?? 0)
  return {
    ...{ pathname, params, page },
    week: weeksBack.includes(week) ? week : 0,
    emirate: emirates.find((each) => each === params.get('emirate')),
    set(name: string, value: string) {
      const changed = new URLSearchParams(params)
      if (value === '') changed.delete(name)
      else changed.set(name, value)
      void navigate(pageHref(pathname, changed, 1), { preventScrollReset: true })
    },
  }
}

const WEEKS = 12
export const weeksBack = Array.from({ length: WEEKS }, (_, week) => week)
