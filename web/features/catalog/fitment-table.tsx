import { useState } from 'react'
import { useTranslation } from '#web/shell/i18n.ts'
import { fitVerdict } from './fit-verdict.ts'
import { yearsText } from '#web/shell/format.ts'
import type { FitLine } from './part-view.ts'
import { namesOf, useVehicle } from './vehicle.ts'
import './sheet.css'

const searchableAbove = 10

/**
 * The vehicles of a part by make, model and years; "my vehicle" is marked, long lists can be
 * searched.
 */
export function FitmentTable({ lines }: { lines: FitLine[] }) {
  const { t } = useTranslation('catalog')
  const vehicle = useVehicle()
  const [wanted, setWanted] = useState('')
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean)
  const found = lines.filter((line) => words.every((word) => contains(line, word)))
  const isMine = ({ row }: FitLine) =>
    vehicle !== null && fitVerdict([row], namesOf(vehicle)).kind === 'fits'

  if (lines.length === 0) return <p>{t('part.fitmentNone')}</p>
  return (
    <>
      <p className="pb-2 text-soft">{t('part.fitmentNote')}</p>
      {lines.length > searchableAbove && (
        <input
          type="search"
          className="control mb-2"
          aria-label={t('part.fitmentSearch')}
          placeholder={t('part.fitmentSearch')}
          onChange={(event) => setWanted(event.target.value)}
        />
      )}
      <div className="fitment" tabIndex={0} role="group" aria-label={t('part.fitment')}>
        <table className="sheet">
          <thead>
            <tr>
              <th scope="col">{t('part.make')}</th>
              <th scope="col">{t('part.model')}</th>
              <th scope="col">{t('part.years')}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((line) => (
              <tr key={line.row.join()} data-mine={isMine(line) || undefined}>
                <td>{line.make}</td>
                <td>
                  {line.model || t('part.allModels')}
                  {isMine(line) && <span className="marker-tag ms-2">{t('part.yours')}</span>}
                </td>
                <td>
                  <bdi dir="ltr">{yearsText(line.row[2], line.row[3]) || t('part.allYears')}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p role="status" className="pt-2 text-soft">
        {words.length > 0 && found.length === 0 && t('part.fitmentNothing')}
      </p>
    </>
  )
}

/** A word matches the displayed names, the canonical names, or a year that fits. */
function contains(
  { make, model, row: [makeSlug, modelSlug, from = 0, to = 9999] }: FitLine,
  word: string,
) {
  const year = /^\d{4}$/.test(word) ? Number(word) : undefined
  if (year !== undefined && year >= from && year <= to) return true
  return [make, model, makeSlug, modelSlug].some((name) => name.toLowerCase().includes(word))
}
