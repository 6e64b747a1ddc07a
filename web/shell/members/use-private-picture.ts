import { useEffect, useRef, useState } from 'react'
import { usePage } from '../page.tsx'
import { fetchPrivateFile } from './private-file.ts'

/**
 * A picture that only some accounts may see, such as the members of a room, loaded when its `place` comes
 * near the viewport.
 */
export function usePrivatePicture(url: string) {
  const { language } = usePage()
  const place = useRef<HTMLDivElement>(null)
  const [picture, setPicture] = useState<{ address: string; content: Blob }>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let address: string | undefined
    let here = true
    const fetchIt = async () => {
      try {
        const content = await fetchPrivateFile(url, language)
        if (!here) return
        address = URL.createObjectURL(content)
        setPicture({ address, content })
      } catch {
        if (here) setFailed(true)
      }
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        void fetchIt()
      },
      { rootMargin: '300px' },
    )
    if (place.current) observer.observe(place.current)
    return () => {
      here = false
      observer.disconnect()
      if (address) URL.revokeObjectURL(address)
    }
  }, [url, language, attempt])

  const retry = () => {
    setFailed(false)
    setAttempt((before) => before + 1)
  }
  return { place, picture, failed, retry }
}
