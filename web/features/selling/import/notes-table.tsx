import { useId, useState } from 'react'
import type { RowReason, RowNote } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useColumnText } from './column-texts.ts'
import './tables.css'

type NotesTableProps = {
  title: string
  text: string
  notes: RowNote[]
  /** How many there are; `notes` are the first of each kind. */
  count: number
  kinds: RowReason[]
  tone: 'danger' | 'check'
}

/** What is said of single rows, of all kinds or of one. */
export function NotesTable({ title, text, notes, count, kinds, tone }: NotesTableProps) {
  const { t } = useTranslation('import')
  const id = useId()
  const [code, setCode] = useState('')
  if (notes.length === 0) return null
  // A kind may be gone after the next check.
  const chosen = kinds.find((kind) => kind.code === code)
  const shown = chosen ? notes.filter((note) => note.code === chosen.code) : notes
  const all = chosen ? chosen.count : count
  return (
    <section aria-labelledby={id} className="import-notes" data-tone={tone}>
      <div className="import-notes-head">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id={id}>{title}</h3>
          <p className="text-sm text-soft">{text}</p>
        </div>
        {kinds.length > 1 && (
          <label className="import-filter">
            <span className="field-label">{t('notes.filter')}</span>
            <select
              className="control"
              value={chosen?.code ?? ''}
              onChange={(event) => setCode(event.target.value)}
            >
              <option value="">{t('notes.all', { count })}</option>
              {kinds.map((kind) => (
                <option key={kind.code} value={kind.code}>
                  {t('notes.kind', { message: kind.message, count: kind.count })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="import-scroll" role="group" aria-labelledby={id} tabIndex={0}>
        <table className="import-table import-note-rows">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('notes.row')}</th>
              <th scope="col">{t('notes.column')}</th>
              <th scope="col">{t('notes.value')}</th>
              <th scope="col">{t('notes.why')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((note, index) => (
              <NoteRow key={index} note={note} />
            ))}
          </tbody>
        </table>
      </div>
      {all > shown.length && (
        <p className="text-sm text-muted">{t('notes.some', { shown: shown.length, all })}</p>
      )}
    </section>
  )
}

function NoteRow({ note }: { note: RowNote }) {
  const { t } = useTranslation('import')
  const columnText = useColumnText()
  const { row, field, column, value, code, message } = note
  const isEmpty = code === 'required' || value === ''
  const named = column ?? (field && columnText(field))
  return (
    <tr>
      <th scope="row">
        <span className="import-row-word">{t('notes.row')} </span>
        <bdi dir="ltr" className="font-mono">
          {row}
        </bdi>
      </th>
      <td>
        <bdi>{named}</bdi>
      </td>
      <td className="import-value">
        {isEmpty ? (
          <span className="text-muted">{t('notes.nothing')}</span>
        ) : (
          value && <bdi>{value}</bdi>
        )}
      </td>
      <td>{message}</td>
    </tr>
  )
}
