import { useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { FieldError } from './field.tsx'
import type { PictureListFieldProps } from './picture-list-props.ts'
import { moved } from './picture-list.ts'
import { PictureTile } from './picture-tile.tsx'
import { useNewPictures, usePastedPictures } from './use-new-pictures.ts'
import './picture-list.css'

/**
 * Pictures in order, the first is the cover: dropped, pasted, chosen or taken, and cropped to 4:3.
 */
export function PictureListField(props: PictureListFieldProps) {
  const { label, error, hint, good, className = '', name, value, onChange, texts, disabled } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const { refused, preparing, add } = useNewPictures(props)
  const [over, setOver] = useState(false)
  const [dragged, setDragged] = useState<number>()
  const [announcement, setAnnouncement] = useState('')
  const described = [hint && `${id}hint`, error && `${id}error`].filter(Boolean).join(' ')

  usePastedPictures((files) => disabled || void add(files))

  const move = (from: number, to: number) => {
    const order = moved(value, from, to)
    if (order === value) return
    onChange(order)
    setAnnouncement(texts.moved(from + 1, to + 1))
  }
  const remove = (at: number) => {
    onChange(value.filter((_, index) => index !== at))
    input.current?.focus()
  }
  return (
    <div className={`field ${className}`}>
      <div className="field-head">
        <span id={`${id}label`} className="field-label">
          {label}
        </span>
        {good && <Icon name="check" className="field-good" />}
      </div>
      <div
        className="picture-field"
        data-over={over || undefined}
        data-wrong={error ? true : undefined}
        onDragOver={(event) => {
          if (dragged !== undefined || !event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(!disabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (dragged !== undefined || !event.dataTransfer.types.includes('Files')) return
          event.preventDefault()
          setOver(false)
          if (!disabled) void add([...event.dataTransfer.files])
        }}
      >
        <ul ref={list} className="picture-list" data-empty={value.length === 0 || undefined}>
          {value.map((picture, index) => (
            <PictureTile
              key={picture.key}
              {...{ picture, index, texts, disabled }}
              alt={props.alt}
              last={index === value.length - 1}
              sent={props.sent?.[picture.key]}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
              onCut={(cut) =>
                onChange(value.map((other) => (other.key === picture.key ? cut : other)))
              }
              onDrag={setDragged}
              onDropHere={() => {
                if (dragged !== undefined) move(dragged, index)
                setDragged(undefined)
              }}
            />
          ))}
          <li className="picture-add" hidden={value.length >= props.most}>
            <input
              ref={input}
              {...{ id, name, disabled }}
              type="file"
              accept="image/*"
              multiple
              className="sr-only"
              aria-labelledby={`${id}label ${id}add`}
              aria-describedby={described || undefined}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => {
                void add([...(target.files ?? [])])
                target.value = ''
              }}
            />
            <label id={`${id}add`} htmlFor={id} className="picture-choose">
              <Icon name="camera" />
              <span className="font-semibold">{preparing ? texts.preparing : texts.add}</span>
              <span className="picture-drop">{texts.drop}</span>
            </label>
          </li>
        </ul>
      </div>
      <p role="status" className="sr-only">
        {preparing ? texts.preparing : announcement}
      </p>
      <div role="alert">
        {refused.length > 0 && (
          <ul>
            {refused.map(({ name, why }, index) => (
              <li key={index} className="field-error">
                <span>
                  <bdi>{name}</bdi>: {why}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {hint && (
        <div id={`${id}hint`} className="field-hint">
          {hint}
        </div>
      )}
      <FieldError id={`${id}error`} error={error} />
    </div>
  )
}
