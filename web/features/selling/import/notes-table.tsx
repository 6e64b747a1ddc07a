import { useId, useState } from 'react'
import type { RowNote } from '#contract/imports.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { noteKinds } from './note-kinds.ts'
import './tables.css'

// As many as a report holds.
const mostShown = 200

type NotesTableProps = {
  title: string
  text: string
  notes: RowNote[]
  /** How many there are; `notes` are the first of them. */
  count: number
  tone: 'danger' | 'check'
}

/** What is said of single rows, of all kinds or of one. */
export function NotesTable({ title, text, notes, count, tone }: NotesTableProps) {
  const { t } = useTranslation('import')
  const id = useId()
  const [code, setCode] = useState('')
  if (notes.length === 0) return null
  const kinds = noteKinds(notes)
  // A kind may be gone after the next check.
  const chosen = kinds.some((kind) => kind.code === code) ? code : ''
  const shown = chosen ? notes.filter((note) => note.code === chosen) : notes
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
              value={chosen}
              onChange={(event) => setCode(event.target.value)}
            >
              <option value="">{t('notes.all', { count: notes.length })}</option>
              {kinds.map((kind) => (
                <option key={kind.code} value={kind.code}>
                  {t('notes.kind', { message: kind.message, count: kind.count })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="import-scroll" role="region" aria-labelledby={id} tabIndex={0}>
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
      {(count > notes.length || notes.length >= mostShown) && (
        <p className="text-sm text-muted">{t('notes.first', { shown: notes.length })}</p>
      )}
    </section>
  )
}

function NoteRow({ note }: { note: RowNote }) {
  const { t } = useTranslation('import')
  const { row, field, column, value, code, message } = note
  const isEmpty = code === 'required' || value === ''
  const named = column ?? (field && t(`fields.${field}`))
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
