import { useEffect, useId, useRef, useState } from 'react'
import { documentBytes } from '#contract/uploads.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { FieldError } from '#web/ui/form/field.tsx'
import { fileProblem, pictureTypes } from '#web/ui/form/file-rules.ts'
import type { FieldBinding } from '#web/ui/form/form-state.ts'
import { Icon } from '#web/ui/icon.tsx'
import './request.css'

type PicturesFieldProps = FieldBinding<readonly File[]> & { most: number; disabled: boolean }

/** Pictures, taken or chosen, as they are: what shows a fault must not be cropped. */
export function PicturesField(props: PicturesFieldProps) {
  const { name, value, error, onChange, most, disabled } = props
  const { t } = useTranslation('returns')
  const [refused, setRefused] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const wrong = refused ?? error
  const take = (files: readonly File[]) => {
    const problems = files.map((file) => fileProblem(file, pictureTypes, documentBytes))
    const fitting = files.filter((_, place) => !problems[place])
    const problem = problems.find(Boolean)
    const isTooMany = value.length + fitting.length > most
    setRefused(
      problem
        ? t(`orders:deliver.file.${problem}`)
        : isTooMany
          ? t('request.tooMany', { count: most })
          : undefined,
    )
    if (fitting.length > 0) onChange([...value, ...fitting].slice(0, most))
  }
  const remove = (file: File) => {
    setRefused(undefined)
    onChange(value.filter((other) => other !== file))
    input.current?.focus()
  }
  return (
    <div className="field">
      <span id={`${id}label`} className="field-label">
        {t('request.pictures')} <span className="field-optional">({t('request.optional')})</span>
      </span>
      <ul className="request-pictures">
        {value.map((file) => (
          <li key={`${file.name} ${file.lastModified} ${file.size}`} className="request-picture">
            <Preview file={file} />
            <button
              type="button"
              className="request-remove"
              aria-label={t('request.remove', { name: file.name })}
              disabled={disabled}
              onClick={() => remove(file)}
            >
              <Icon name="close" />
            </button>
          </li>
        ))}
        <li className="request-add" hidden={value.length >= most}>
          {/* The label is the button; the input is visually hidden but focusable. */}
          <input
            ref={input}
            {...{ id, name, disabled }}
            type="file"
            accept={pictureTypes.join(',')}
            multiple
            className="sr-only"
            aria-labelledby={`${id}label ${id}add`}
            aria-describedby={wrong ? `${id}hint ${id}error` : `${id}hint`}
            aria-invalid={wrong ? true : undefined}
            onChange={({ target }) => {
              take([...(target.files ?? [])])
              target.value = ''
            }}
          />
          <label id={`${id}add`} htmlFor={id} className="request-choose">
            <Icon name="camera" />
            {t('request.add')}
          </label>
        </li>
      </ul>
      <div id={`${id}hint`} className="field-hint">
        {t('request.picturesHint', { count: most })}
      </div>
      <FieldError id={`${id}error`} error={wrong} />
    </div>
  )
}

function Preview({ file }: { file: File }) {
  const { t } = useTranslation('returns')
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address ? <img src={address} alt={t('request.preview', { name: file.name })} /> : null
}
