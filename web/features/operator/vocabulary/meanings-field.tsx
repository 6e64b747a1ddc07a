import { useState } from 'react'
import { longestTerm, mostMeanings } from '#contract/limits.ts'
import type { Meaning } from '#contract/vocabulary.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { ComboboxField } from '#web/ui/form/combobox-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { meaningsData, noMeanings } from '../operator-data.ts'

type MeaningsFieldProps = {
  chosen: readonly Meaning[]
  error: string | undefined
  onChange: (chosen: Meaning[]) => void
}

/** What a term means: found by a part of its name in any language, several of one kind. */
export function MeaningsField({ chosen, error, onChange }: MeaningsFieldProps) {
  const { t } = useTranslation('operator')
  const [typed, setTyped] = useState('')
  const { data } = useData(typed.trim() === '' ? noMeanings : meaningsData(typed.trim()))
  const found = typed.trim() === '' ? [] : (data?.items ?? [])
  const options = found
    .filter(({ key }) => !chosen.some((each) => each.key === key))
    .map(({ key, kind, label, detail }) => ({
      ...{ key, label },
      detail: [t(`vocabulary.kinds.${kind}`), detail].filter(Boolean).join(' · '),
    }))
  return (
    <div className="grid gap-2">
      <ComboboxField
        name="meanings"
        label={t('vocabulary.meaning')}
        hint={t('vocabulary.meaningHint')}
        error={error}
        good={false}
        listLabel={t('vocabulary.meaning')}
        value={typed}
        maxLength={longestTerm}
        required={chosen.length === 0}
        options={chosen.length < mostMeanings ? options : []}
        onChange={setTyped}
        onChoose={(key) => {
          const meaning = found.find((each) => each.key === key)
          if (meaning) onChange([...chosen, meaning])
          setTyped('')
        }}
      />
      {chosen.length > 0 && (
        <ul aria-label={t('vocabulary.chosen')} className="vocabulary-reading">
          {chosen.map(({ key, label }) => (
            <li key={key} className="chip operator-chip">
              <bdi>{label}</bdi>
              <button
                type="button"
                aria-label={`${t('vocabulary.remove')}: ${label}`}
                className="vocabulary-remove"
                onClick={() => onChange(chosen.filter((each) => each.key !== key))}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
