import { lazy, Suspense, useState } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import { cutPicture } from './picture-cut.ts'
import { listedFile, type ListedPicture } from './picture-list.ts'
import type { PictureListTexts } from './picture-list-props.ts'

const PictureCrop = lazy(() => import('./picture-crop.tsx'))

type PictureTileProps = {
  picture: ListedPicture
  index: number
  last: boolean
  alt: string
  texts: PictureListTexts
  sent: number | undefined
  disabled: boolean | undefined
  onMove: (to: number) => void
  onRemove: () => void
  onCut: (picture: ListedPicture) => void
  /** Called with its position while it is dragged, then with undefined. */
  onDrag: (index: number | undefined) => void
  onDropHere: () => void
}

/** One picture with its actions. */
export function PictureTile(props: PictureTileProps) {
  const { picture, index, last, alt, texts, sent, disabled, onMove, onDrag } = props
  const [cropping, setCropping] = useState(false)
  const { file, original } = picture
  const source = original ?? file
  const name = texts.picture(index + 1)
  const tools: [string, IconName, string, boolean, () => void][] = [
    [texts.earlier, 'arrow', 'turns-back', index === 0, () => onMove(index - 1)],
    [texts.later, 'arrow', 'turns', last, () => onMove(index + 1)],
    [texts.crop, 'crop', '', !source, () => setCropping(true)],
    [texts.remove, 'bin', '', false, props.onRemove],
  ]
  return (
    <li
      className="picture-tile"
      draggable={!disabled}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag(index)
      }}
      onDragEnd={() => onDrag(undefined)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={props.onDropHere}
    >
      <div className="picture-shown">
        <img src={picture.shown} alt={alt} width={640} height={480} draggable={false} />
        {index === 0 && <span className="marker-tag picture-cover">{texts.cover}</span>}
        {sent !== undefined && file && (
          <progress value={sent} aria-label={`${name}: ${Math.round(sent * 100)}%`} />
        )}
      </div>
      <div role="group" aria-label={name} className="picture-tools">
        {tools.map(([label, icon, turns, off, run]) => (
          <button
            key={label}
            type="button"
            className="picture-tool"
            aria-label={`${label}: ${name}`}
            title={label}
            // Stays in the document, because it may have the focus when a picture reaches an end.
            aria-disabled={off || disabled || undefined}
            onClick={() => off || disabled || run()}
          >
            <Icon name={icon} className={turns} />
          </button>
        ))}
      </div>
      {cropping && source && (
        <Suspense>
          <PictureCrop
            {...{ source, texts }}
            onClose={() => setCropping(false)}
            onCut={async (cut) => {
              const made = await cutPicture(source, file?.name ?? 'picture.jpg', cut)
              props.onCut({ ...listedFile(made, source), key: picture.key })
            }}
          />
        </Suspense>
      )}
    </li>
  )
}
