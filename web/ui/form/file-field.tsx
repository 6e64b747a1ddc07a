import { useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../icon.tsx'
import { FieldError, type FieldFrame } from './field.tsx'
import { fileKind, fileProblem, fileSize, isBroken } from './file-rules.ts'

/** All texts of a file field. */
export type FileFieldTexts = {
  choose: string
  drop: string
  replace: string
  remove: string
  /** Why a file was rejected. */
  refused: { type: string; size: string; empty: string; broken: string }
  /** Beside the bar while the file is sent. */
  sending: string
  retry: string
}

type FileFieldProps = FieldFrame & {
  name: string
  value: File | undefined
  onChange: (file: File | undefined) => void
  onBlur?: () => void
  /** See `documentTypes` and `pictureTypes`. */
  types: readonly string[]
  maxBytes: number
  /** For numbers and units. */
  language: string
  texts: FileFieldTexts
  /** Name of the file that the server already has; it stays unless another is chosen. */
  currentFile?: string | undefined
  /** Removes the current file; without it, the file can only be replaced. */
  onRemoveCurrent?: (() => void) | undefined
  /** Address of the current picture. */
  currentPicture?: string | undefined
  /** 0 to 1 while it is sent. */
  progress?: number | undefined
  /** Sending failed and the file is still here: offers to submit the form again. */
  failed?: boolean | undefined
  disabled?: boolean
}

/** One file, dropped or chosen, as a carton label: its type, size, and actions. */
export function FileField(props: FileFieldProps) {
  const { label, error, hint, good, optional, className = '', name, value, onChange } = props
  const { onBlur, types, maxBytes, texts, currentFile, progress, disabled } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const [over, setOver] = useState(false)
  const wrong = refused ?? error
  const described = [hint && `${id}hint`, wrong && `${id}error`].filter(Boolean).join(' ')
  const filled = value !== undefined || currentFile !== undefined

  const take = async (file: File | undefined) => {
    if (!file) return
    const problem =
      fileProblem(file, types, maxBytes) ?? ((await isBroken(file)) ? 'broken' : undefined)
    setRefused(problem && texts.refused[problem])
    // The previous file stays when the new one is rejected.
    if (!problem) onChange(file)
    onBlur?.()
    if (input.current) input.current.value = ''
  }
  const remove = () => {
    setRefused(undefined)
    if (value) onChange(undefined)
    else props.onRemoveCurrent?.()
    input.current?.focus()
  }

  return (
    <div className={`field ${className}`}>
      <div
        className="file-field"
        data-over={over || undefined}
        data-wrong={wrong ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(!disabled)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (!disabled) void take(event.dataTransfer.files[0])
        }}
      >
        <div className="file-head">
          <span id={`${id}label`} className="field-label">
            {label}
            {optional && <span className="field-optional"> ({optional})</span>}
          </span>
          {good && <Icon name="check" className="field-good" />}
        </div>
        <div className="file-body">
          {filled && <FileLabel {...props} />}
          <div className="file-actions">
            {/* The label is the button; the input is visually hidden but focusable. */}
            <input
              ref={input}
              {...{ id, name, disabled }}
              type="file"
              accept={types.join(',')}
              className="sr-only"
              aria-labelledby={`${id}label ${id}choose`}
              aria-describedby={described || undefined}
              aria-invalid={wrong ? true : undefined}
              onChange={(event) => void take(event.target.files?.[0])}
            />
            <label id={`${id}choose`} htmlFor={id} className="button file-choose">
              {filled ? texts.replace : texts.choose}
            </label>
            {(value || (currentFile && props.onRemoveCurrent)) && (
              <button
                type="button"
                aria-labelledby={`${id}remove ${id}label`}
                id={`${id}remove`}
                disabled={disabled}
                onClick={remove}
                className="file-remove"
              >
                {texts.remove}
              </button>
            )}
            {!filled && <span className="file-drop">{texts.drop}</span>}
          </div>
          {progress !== undefined && value && (
            <div className="file-progress">
              <progress value={progress} aria-label={texts.sending} />
              <span aria-hidden="true">
                {texts.sending} <bdi dir="ltr">{Math.round(progress * 100)}%</bdi>
              </span>
            </div>
          )}
          {props.failed && value && (
            <button type="submit" className="file-remove">
              {texts.retry}
            </button>
          )}
        </div>
      </div>
      {hint && (
        <div id={`${id}hint`} className="field-hint">
          {hint}
        </div>
      )}
      <FieldError id={`${id}error`} error={wrong} />
    </div>
  )
}

function FileLabel({ value, currentFile = '', currentPicture, language }: FileFieldProps) {
  const picture = usePreview(value) ?? (value ? undefined : currentPicture)
  const name = value?.name ?? currentFile
  const kind = fileKind(value ?? { name: currentFile, type: '' })
  return (
    <div className="file-label">
      {picture ? (
        <img src={picture} alt="" className="file-picture" />
      ) : (
        <span className="file-kind" aria-hidden="true">
          <bdi dir="ltr">{kind}</bdi>
        </span>
      )}
      <span className="file-name">
        <bdi>{name}</bdi>
        {value && (
          <span className="file-size">
            <bdi dir="ltr">{kind}</bdi> · {fileSize(value.size, language)}
          </span>
        )}
      </span>
    </div>
  )
}

// A `data:` address, because the content security policy allows no other generated address for
// pictures.
function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ file: File; url: string }>()
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return
    const reader = new FileReader()
    reader.onload = () => setPreview({ file, url: String(reader.result) })
    reader.readAsDataURL(file)
    return () => {
      reader.onload = null
    }
  }, [file])
  return preview && preview.file === file ? preview.url : undefined
}
