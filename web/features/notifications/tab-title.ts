import { useEffect } from 'react'
import { titleWith } from './badge-text.ts'

/** Puts the number of unread messages before the title of any page. */
export function useTabTitle(count: number) {
  useEffect(() => {
    if (count === 0) return undefined
    let title = document.title
    let written: string | undefined
    const write = () => {
      if (document.title === written) return
      title = document.title
      written = titleWith(count, title)
      document.title = written
    }
    write()
    // Pages set their own title, by a new element or by its text.
    const pages = new MutationObserver(write)
    pages.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => {
      pages.disconnect()
      if (document.title === written) document.title = title
    }
  }, [count])
}
