import type { FieldFrame } from './field.tsx'
import type { PictureCropTexts } from './picture-crop.tsx'
import type { ListedPicture } from './picture-list.ts'

export type PictureListTexts = PictureCropTexts & {
  add: string
  /** Below the list, where there is a mouse. */
  drop: string
  /** On the first picture. */
  cover: string
  crop: string
  remove: string
  earlier: string
  later: string
  /** Announced after a move ("Picture 3 is now number 2"). */
  moved: (from: number, to: number) => string
  /** The name of a picture ("Picture 2"). */
  picture: (number: number) => string
  preparing: string
  /** Why a file was rejected. */
  refused: Record<'type' | 'size' | 'empty' | 'broken' | 'small' | 'many', string>
}

export type PictureListFieldProps = FieldFrame & {
  name: string
  value: readonly ListedPicture[]
  onChange: (pictures: readonly ListedPicture[]) => void
  onBlur?: () => void
  /** The maximum number of pictures. */
  most: number
  maxBytes: number
  /** The alternative text of a picture. */
  alt: string
  texts: PictureListTexts
  /** 0 to 1 by key, while they are sent. */
  sent?: Record<string, number | undefined> | undefined
  disabled?: boolean
}
