import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fileProblem, pictureTypes } from './file-rules.ts'
import { cutPicture, PictureError } from './picture-cut.ts'
import { listedFile, type ListedPicture } from './picture-list.ts'
import type { PictureListFieldProps } from './picture-list-props.ts'

type Refusal = { name: string; why: string }

/** Processes files one after another, because phone cameras make large ones. */
export function useNewPictures(props: PictureListFieldProps) {
  const { value, onChange, onBlur, most, maxBytes, texts } = props
  const [refused, setRefused] = useState<Refusal[]>([])
  const [preparing, setPreparing] = useState(false)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])

  const take = async (file: File): Promise<ListedPicture> => {
    const problem = fileProblem(file, pictureTypes, maxBytes)
    if (problem) throw new Error(texts.refused[problem])
    return listedFile(await cutPicture(file, file.name), file)
  }
  const add = async (files: readonly File[]) => {
    if (files.length === 0 || preparing) return
    setPreparing(true)
    const refusals: Refusal[] = []
    for (const file of files) {
      try {
        if (latest.current.length >= most) throw new Error(texts.refused.many)
        const picture = await take(file)
        latest.current = [...latest.current, picture]
        onChange(latest.current)
      } catch (error) {
        const why = error instanceof PictureError ? texts.refused[error.problem] : undefined
        refusals.push({ name: file.name, why: why ?? (error as Error).message })
      }
    }
    setRefused(refusals)
    setPreparing(false)
    onBlur?.()
  }
  return { refused, preparing, add }
}

/** Pictures pasted anywhere on the page, except into a text. */
export function usePastedPictures(take: (files: File[]) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    const inText = (event.target as Element | null)?.closest?.('[contenteditable="true"]')
    if (pictures.length === 0 || inText) return
    event.preventDefault()
    take(pictures)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}
